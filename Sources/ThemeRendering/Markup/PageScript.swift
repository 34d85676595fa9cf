/// The script of a page: search, copy buttons, and the switch of styles.
enum PageScript {
  /// The script, which is the same on every page.
  static let text = #"""
    (() => {
      const root = document.documentElement;
      const all = (selector) => Array.from(document.querySelectorAll(selector));
      const search = document.getElementById("search");
      const status = document.getElementById("status");
      const none = document.getElementById("none");
      const items = all("[data-find]");
      // The parts of a picture: these are what is counted where there is one.
      const parts = new Set(items.filter((item) => item.closest("svg")));
      const counted = parts.size ? parts : new Set(items);
      let timer;
      const say = (text) => {
        status.textContent = text;
        status.className = "shown";
        clearTimeout(timer);
        timer = setTimeout(() => { status.className = ""; }, 1800);
      };
      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0, total = 0;
        for (const item of items) {
          const matches = words.every((word) => item.dataset.find.includes(word));
          if (parts.has(item)) {
            item.classList.toggle("faint", !matches);
            item.classList.toggle("found", matches && words.length > 0);
          } else {
            item.hidden = !matches;
          }
          // Of pictures for several styles and widths, one is shown.
          if (counted.has(item) && !(parts.has(item) && !item.getClientRects().length)) {
            total += 1;
            if (matches) count += 1;
          }
        }
        for (const group of all("[data-group]")) {
          group.hidden = !group.querySelector("[data-find]:not([hidden])");
        }
        if (none) none.hidden = count > 0;
        if (words.length) say(count + " of " + total);
      };
      const copy = async (button) => {
        const value = button.dataset.copy;
        try {
          await navigator.clipboard.writeText(value);
        } catch {
          const area = document.createElement("textarea");
          area.value = value;
          document.body.append(area);
          area.select();
          document.execCommand("copy");
          area.remove();
          button.focus();
        }
        say("Copied " + value);
      };
      document.addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (!button) return;
        if (button.dataset.copy) copy(button);
        if (button.dataset.style) {
          const style = button.dataset.style;
          if (style === "auto") delete root.dataset.style;
          else root.dataset.style = style;
          for (const other of all("button[data-style]")) {
            other.setAttribute("aria-pressed", String(other === button));
          }
        }
      });
      document.addEventListener("keydown", (event) => {
        if (event.key === "/" && event.target !== search && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          search.focus();
          search.select();
        }
        if (event.key === "Escape" && event.target === search) {
          search.value = "";
          filter();
        }
      });
      search.addEventListener("input", filter);
      root.classList.add("live");
    })();
    """#

  /// The SHA-256 of the text in base64, for the content security policy.
  static let hash = "Z9R2xEyaSQWT/ACWZchBEowsjOngkCNuQOyRjyEC5kY="
}
