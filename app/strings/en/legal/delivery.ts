import { reachTrader, type LegalPage, type Trader } from "./legal-page";

/** `free`: the formatted free-shipping threshold; "" for none. */
export function deliveryPage(trader: Trader, free: string): LegalPage {
  return {
    title: "Delivery and payment",
    description: "How and when we deliver, what delivery costs and how you can pay.",
    lead: "Choose how you receive your parcel: at your address, at a courier’s office or from a parcel locker.",
    sections: [
      {
        heading: "Prices and times",
        body: [
          "The exact price and time depend on the address, the weight and the courier that you choose. You see them in the cart and at the checkout, before you pay.",
          ...(free ? [`Delivery within Bulgaria is free for orders of ${free} and more.`] : []),
          "Unless we have agreed otherwise, we deliver within 30 days of your order at the latest. As soon as we have handed over the parcel, the courier tells you when to expect it.",
          "You receive files and software by email, without delivery.",
        ],
      },
      {
        heading: "When the parcel arrives",
        body: [
          "You have the right to inspect the parcel in front of the courier before you pay. If the packaging is damaged or something is missing, ask for a written report and call us.",
        ],
      },
      {
        heading: "Payment",
        body: [
          "You see the available payment methods at the checkout. If one of them costs extra, the amount is shown before you confirm.",
        ],
      },
      { heading: "Questions", body: [`For anything else, ${reachTrader(trader)}.`] },
    ],
  };
}
