import { expect, test } from "vitest";
import { COURIERS } from "#country/couriers";
import { courierText } from "#strings/checkout/couriers";
import type { ReceivedOrder } from "../../domain/orders/order";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { orderWith } from "../../../tests/fixtures/cart-and-order";
import { ORDER } from "#strings/checkout/order";
import { OrderDelivery } from "./order-delivery";

const render = (more: Partial<ReceivedOrder>) => renderInShop(<OrderDelivery order={orderWith(more)} countries={{}} />);

test.each(["PROCESSING", "SPEEDY_BOL", "ON_HOLD"])("cash on delivery is due while the order is %s", (status) => {
  expect(render({ paymentMethod: "cod", status })).toContain(ORDER.toPayCourier);
});

test.each(["COMPLETED", "CANCELLED", "REFUNDED", "RETURNED"])("nothing is due once the order is %s", (status) => {
  expect(render({ paymentMethod: "cod", status })).not.toContain(ORDER.toPayCourier);
});

test("another recipient at the same address is named", () => {
  const { billing } = orderWith({});
  const shipping = { ...billing, address1: "ул. „Пирин“ 24", firstName: "Мария", lastName: "Илиева" };
  const shown = render({ billing: { ...shipping, firstName: "Иван", lastName: "Петров" }, shipping });
  expect(shown).toContain("Мария Илиева");
  expect(shown).toContain(`${ORDER.invoiceTo}: Иван Петров`);
});

test("a parcel has its waybill's number, which isn't translated, and a link where it is followed", () => {
  const url = "https://courier.test/10516";
  const html = render({ shipments: [{ courier: "speedy", number: "10516", url }] });
  expect(html).toContain(ORDER.shipment(courierText("speedy")));
  expect(html).toContain('<b translate="no">10516</b>');
  expect(html).toContain(`href="${url}"`);
  const other = render({ shipments: [{ courier: "", number: "7", url: null }] });
  expect(other).toContain(ORDER.shipment(""));
  expect(other).not.toContain(ORDER.track);
});

test("an order's office has the courier's name in this language, whichever language wrote it down", () => {
  const shown = (courier: string) => render({ shippingMethods: ["Куриер"], office: { courier, office: "Младост 1" } });
  expect(shown(COURIERS.econt)).toContain(ORDER.office(courierText("econt"), "Младост 1"));
  expect(shown("Sameday")).toContain(ORDER.office("Sameday", "Младост 1"));
});

test("names that nobody has translated have their language", () => {
  const names = { shippingMethods: ["Куриер"], paymentMethodTitle: "ePay" };
  const languages = { payment: undefined, shipping: "bg", instructions: undefined };
  const html = render({ ...names, languages });
  expect(html).toContain('<h3 lang="bg">Куриер</h3>');
  expect(html).toContain("<h3>ePay</h3>");
  expect(render(names)).not.toContain("lang=");
});
