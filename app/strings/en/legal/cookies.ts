import type { LegalPage, Trader } from "./legal-page";

/** Cookie policy: what the shop itself sets; a consent is valid for `consentDays`. */
export function cookiesPage({ name, trackingId }: Trader & { trackingId: string }, consentDays: number): LegalPage {
  return {
    title: "Cookies",
    description: `Which cookies ${name} uses, and how to change your choice.`,
    lead: "A cookie is a small text that your browser stores and sends back to the site.",
    sections: [
      {
        heading: "Necessary",
        body: [
          "The cart and your account don’t work without them, so they need no consent.",
          [
            "session (over https: __Host-session): a random number by which we find your cart and account; kept for up to a year;",
            "cart_items: how many items are in your cart, to show it at the top; as long as the session;",
            "signed_in: whether you are signed in; as long as the session;",
            "device (over https: __Host-device): that you have signed in with this browser before, so that strangers’ wrong passwords don’t lock you out; 180 days, also after you sign out;",
            `consent: what you chose about cookies; ${consentDays} days.`,
          ],
          "The following appear only if you asked for what they remember:",
          [
            "browsing: products that you compare or asked us to remember, 30 days;",
            "seen: that you asked us to remember what you viewed, 30 days;",
            "probe: whether your browser accepts cookies, when you asked us to save something; deleted at once;",
            "kupon: a discount code that waits for a cart, 7 days;",
            "reset (over https: __Host-reset): the link for a new password, one hour.",
          ],
          "Your wishlist is kept in your browser alone.",
        ],
      },
      {
        heading: "Statistics and advertising",
        body: trackingId
          ? [
              "They are used only if you agree. If you don’t, the site works in the same way.",
              [
                "_ga and others that begin with _ga: Google Analytics tells visits apart, up to two years;",
                "_gcl_au and others that begin with _gcl: which Google ad brought you here, up to three months.",
              ],
              "Until you agree, nothing is loaded from Google.",
            ]
          : ["We use none."],
      },
      {
        heading: "How to change your choice",
        body: [
          ...(trackingId
            ? [
                `With the link “Cookie settings” at the bottom of every page. Rejecting is as easy as accepting. We remember your choice for ${consentDays} days.`,
              ]
            : []),
          "You can also delete cookies in your browser’s settings. Your cart will then be empty.",
        ],
      },
    ],
  };
}
