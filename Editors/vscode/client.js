// The Language Server Protocol on the standard input and output of a process, without dependencies.

const { spawn } = require("child_process");

class Client {
  #process;
  #buffer = Buffer.alloc(0);
  #pending = new Map();
  #count = 0;

  // Calls `onNotification(method, parameters)` for each notification of the server, and `onEnd()` when
  // its process ends or can't be started.
  constructor(command, onNotification, onEnd) {
    this.onNotification = onNotification;
    this.#process = spawn(command, ["language-server"], { stdio: ["pipe", "pipe", "ignore"] });
    this.#process.stdout.on("data", (data) => this.#read(data));
    this.#process.stdin.on("error", () => {});
    this.#process.on("error", (error) => this.#end(error, onEnd));
    this.#process.on("exit", () => this.#end(new Error("the server has ended"), onEnd));
  }

  #end(error, onEnd) {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    onEnd();
  }

  #send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#process.stdin.write(body);
  }

  #read(data) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.#buffer.toString("ascii", 0, end))?.[1]);
      if (this.#buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.#buffer.toString("utf8", end + 4, end + 4 + length));
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#handle(message);
    }
  }

  #handle({ id, method, params, result, error }) {
    if (method === undefined) {
      const request = this.#pending.get(id);
      this.#pending.delete(id);
      if (error) request?.reject(new Error(error.message));
      else request?.resolve(result);
    } else if (id === undefined) {
      this.onNotification(method, params);
    } else {
      this.#send({ id, result: null });
    }
  }

  // Returns a promise of the result; `token` cancels the request.
  request(method, params, token) {
    const id = ++this.#count;
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  async stop() {
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
  }
}

module.exports = { Client };
