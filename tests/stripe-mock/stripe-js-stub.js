// A mock of js.stripe.com: one field instead of Stripe's frames, with Stripe.js's promises.
(() => {
  function Stripe() {
    let input = null;
    let country = null;
    let frame = null;
    let given = null;
    const element = {
      on(event, listener) {
        if (event === (window.cardFieldsFail ? "loaderror" : "ready")) setTimeout(listener, 0);
      },
      mount(place) {
        input = document.createElement("input");
        input.setAttribute("aria-label", "Номер на картата");
        input.setAttribute("inputmode", "numeric");
        country = document.createElement("input");
        country.setAttribute("aria-label", "Държава на картата");
        country.value = given.defaultValues.billingDetails.address.country;
        // Stripe's fields are in its own frames, which the page's policy must allow.
        frame = document.createElement("iframe");
        frame.src = "https://js.stripe.com/mock/frame.html";
        frame.title = "Stripe";
        frame.hidden = true;
        place.append(input, country, frame);
      },
      destroy() {
        input?.remove();
        country?.remove();
        frame?.remove();
      },
    };
    return {
      _registerWrapper() {},
      elements: (options) => ({
        options,
        create(_type, chosen) {
          given = chosen;
          return element;
        },
        update: (change) => Object.assign(options, change),
        async submit() {
          // As Stripe.js does when its frames can't be loaded.
          if (input.value === "0") throw new Error("IntegrationError");
          return input.value ? {} : { error: { type: "validation_error", message: "Номерът на картата е непълен." } };
        },
      }),
      async confirmPayment({ elements, clientSecret, confirmParams }) {
        const { amount, currency } = elements.options;
        const answer = await fetch("https://api.stripe.com/mock/confirm", {
          method: "POST",
          body: JSON.stringify({ clientSecret, number: input.value, amount, currency }),
        });
        const result = await answer.json();
        if (!result.next) return result;
        const { href } = new URL(
          `?${new URLSearchParams({ ...result.next, return: confirmParams.return_url })}`,
          "https://hooks.stripe.com/mock",
        );
        location.assign(href);
        return new Promise(() => {});
      },
    };
  }
  window.Stripe = Object.assign(Stripe, { version: "endive" });
})();
