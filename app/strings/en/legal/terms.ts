import { traderPoints, type LegalPage, type Trader } from "./legal-page";

/** General terms of distance sales. */
export function termsPage(trader: Trader): LegalPage {
  return {
    title: "Terms and conditions",
    description: `Terms and conditions of ${trader.name}: orders, prices, delivery, withdrawal and complaints.`,
    lead: `These terms apply to every order from ${trader.name}. An order is subject to the terms published on the day on which it is placed.`,
    sections: [
      {
        heading: "1. The trader",
        body: [
          traderPoints(trader),
          "Supervisory authority: Commission for Consumer Protection, 1 Vrabcha Street, 1000 Sofia, Bulgaria, phone 0700 111 22, kzp.bg.",
        ],
      },
      {
        heading: "2. Goods and prices",
        body: [
          "Each item’s page states its main characteristics. Prices are final and include all taxes. Delivery and payment fees are shown separately, before you order.",
          "For a reduction we state the previous price and the lowest price of the 30 days before it; the percentage is calculated from that. If we have offered an item for less than 30 days, the lowest price since we began to offer it counts. For goods sold by weight, volume or number, the unit price is shown beside the price. If a price is obviously wrong, we will contact you, and you decide whether to confirm the order at the right price or to cancel it free of charge.",
        ],
      },
      {
        heading: "3. Ordering",
        body: [
          "You choose items, enter your address, delivery and payment, see the total with all fees and press “Order with obligation to pay”. Until then you can correct every field.",
          "The contract is concluded when we confirm your order by email. The contract is in English if you order on these English pages. You can order with or without an account.",
          "If an item turns out to be sold out, we will tell you and refund what you paid within 14 days at the latest.",
        ],
      },
      {
        heading: "4. Payment and delivery",
        body: [
          "You see the available payment and delivery methods, prices and times at the checkout. Unless we have agreed otherwise, we deliver within 30 days at the latest.",
          "The risk of loss or damage passes to you when you, or a person named by you, receive the item.",
        ],
      },
      {
        heading: "5. Right of withdrawal",
        body: [
          "As a consumer you have the right to withdraw from the contract within 14 days of receiving the goods, without giving a reason. How to do it, and when there is no such right, is described on the page about returns and complaints.",
        ],
      },
      {
        heading: "6. Guarantee and complaints",
        body: [
          "We are liable for any lack of conformity of the goods with the contract for two years from delivery. You are entitled to repair, replacement, a price reduction or to end the contract under the conditions of Bulgaria’s Act on the Supply of Digital Content and Digital Services and the Sale of Goods.",
        ],
      },
      {
        heading: "7. Digital content",
        body: [
          "Files are for personal use. If you ask to receive them before 14 days have passed, you confirm that you lose your right of withdrawal the moment you download them.",
        ],
      },
      {
        heading: "8. Reviews",
        body: [
          "People who haven’t bought the item from us can review it, too. We publish no insults, personal data or advertising, don’t pay for reviews and don’t remove them for a low rating.",
        ],
      },
      {
        heading: "9. Disputes",
        body: [
          "Bulgarian law applies; you keep the protection of mandatory rules of the country in which you live. You can turn to the Commission for Consumer Protection, to its conciliation committees, or to the court of your place of residence.",
        ],
      },
    ],
  };
}
