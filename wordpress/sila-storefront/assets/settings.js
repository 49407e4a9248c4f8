// Settings > Storefront: loads the shop's state, and lets pictures be chosen from the media library.
(() => {
  const POLL_MS = 4000;
  const POLLS_MAX = 30;
  const box = document.querySelector("[data-storefront-state]");

  async function showState(polls) {
    const answer = await fetch(box.dataset.storefrontState, { credentials: "same-origin" });
    if (!answer.ok) return;
    const { data } = await answer.json();
    // Made by this plugin (includes/settings/state-box.php), which has escaped it.
    if (box.innerHTML !== data.html) box.innerHTML = data.html;
    if (data.isPending && polls < POLLS_MAX) setTimeout(() => showState(polls + 1), POLL_MS);
  }
  if (box) showState(0).catch(() => undefined);

  for (const button of document.querySelectorAll("[data-storefront-picker]")) {
    const path = button.dataset.storefrontPicker;
    const input = document.getElementById(path);
    const picture = document.querySelector(`[data-storefront-picture="${path}"]`);
    const show = () => {
      picture.hidden = input.value === "";
      picture.src = input.value;
    };
    button.hidden = false;
    input.addEventListener("change", show);
    button.addEventListener("click", () => {
      const library = wp.media({ library: { type: "image" }, multiple: false });
      library.on("select", () => {
        input.value = library.state().get("selection").first().get("url");
        show();
      });
      library.open();
    });
  }
})();
