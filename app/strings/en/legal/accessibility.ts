import { reachTrader, type LegalPage, type Trader } from "./legal-page";

/** Accessibility statement (Directive 2019/882). */
export function accessibilityPage(trader: Trader): LegalPage {
  const { name } = trader;
  return {
    title: "Accessibility",
    description: `Accessibility statement of ${name}: what works, what doesn’t, and how to reach us.`,
    lead: `We want everybody to be able to shop at ${name}: with a keyboard, with a screen reader, with enlarged text or without JavaScript.`,
    sections: [
      {
        heading: "Standards that this site follows",
        body: [
          "We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.1 and for the standard EN 301 549, as Bulgaria’s Act on Accessibility Requirements for Products and Services demands.",
          [
            "You can place a whole order with the keyboard alone.",
            "Text has a contrast of at least 4.5:1, in light and dark mode.",
            "Forms say in words what is wrong, and where.",
            "Animations stop if your system asks for less motion.",
            "Pages also work with JavaScript turned off.",
          ],
        ],
      },
      {
        heading: "What we offer and how to use it",
        body: [
          "This is an online shop: you browse and search for products, collect them in a cart, order, pay and follow your orders. Each step is on a page of its own with a clear heading, and needs no mouse. Products are described in words, and pictures have a text that screen readers read out.",
        ],
      },
      {
        heading: "How we check",
        body: [
          "With every change of the site, its pages pass an automated accessibility check, and an order is placed from start to finish with the keyboard alone.",
        ],
      },
      {
        heading: "What may not be accessible",
        body: [
          "Manufacturers’ pictures and files, descriptions that we didn’t write, and the pages of payment providers. If they are in your way, we will help you in person.",
        ],
      },
      {
        heading: "Contact us",
        body: [
          `If something doesn’t work for you, ${reachTrader(trader)}. We answer within five working days.`,
          "If our answer doesn’t satisfy you, you can turn to Bulgaria’s Commission for Consumer Protection, kzp.bg.",
        ],
      },
    ],
  };
}
