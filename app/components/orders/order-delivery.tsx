import { Amount } from "../ui/amount";
import type { Address } from "../../domain/checkout/address";
import type { CourierOffice, Invoice } from "../../domain/checkout/checkout-draft";
import { findCourier } from "#country/couriers";
import { courierText } from "#strings/checkout/couriers";
import type { Order, ReceivedOrder, Shipment } from "../../domain/orders/order";
import { PAID_AT_DELIVERY } from "../../domain/checkout/payment";
import { formatPhone } from "../../domain/forms/phone";
import { ORDER } from "#strings/checkout/order";
import { nameOf, addressLines } from "../checkout/address-lines";

interface OrderDeliveryProps {
  order: Order & Pick<ReceivedOrder, "shipments">;
  countries: Record<string, string>;
}

/** Addresses and payment of an order. Equal addresses are shown once. */
export function OrderDelivery({ order, countries }: OrderDeliveryProps) {
  const { billing, shipping } = order;
  const onParcel = (address: Address) => [nameOf(address), ...addressLines(address, {})].join();
  const isElsewhere = shipping.address1 !== "" && onParcel(shipping) !== onParcel(billing);
  const destination = isElsewhere ? shipping : billing;
  return (
    <section className="box order-delivery">
      <h2>{ORDER.deliveryAndPayment}</h2>
      {order.shippingMethods.length > 0 && (
        <Entry
          title={order.shippingMethods.join(", ")}
          language={order.languages?.shipping}
          lines={addressLines(named(destination, order.office), countries)}
        />
      )}
      {(order.shipments ?? []).map((shipment) => (
        <ShipmentEntry key={shipment.number} shipment={shipment} />
      ))}
      <Entry title={nameOf(destination)} lines={[formatPhone(destination.phone || billing.phone)]} />
      {(isElsewhere || !order.shippingMethods.length) && (
        <Entry title={`${ORDER.invoiceTo}: ${nameOf(billing)}`} lines={addressLines(billing, countries)} />
      )}
      <Entry title={order.paymentMethodTitle || ORDER.payment} language={order.languages?.payment} lines={[]}>
        {isDue(order) && (
          <p>
            <span>{`${PAID_AT_DELIVERY.includes(order.paymentMethod) ? ORDER.toPayCourier : ORDER.toPay}: `}</span>
            <Amount value={order.total} currency={order.currency} />
          </p>
        )}
      </Entry>
      {order.invoice && (
        <Entry title={`${ORDER.invoice}: ${order.invoice.company}`} lines={invoiceLines(order.invoice)} />
      )}
      {order.customerNote && <Entry title={ORDER.note} lines={order.customerNote.split("\n")} />}
    </section>
  );
}

interface EntryProps {
  title: string;
  /** The title's language, if it isn't the page's. */
  language?: string | undefined;
  lines: string[];
  children?: React.ReactNode;
}

function Entry({ title, language, lines, children }: EntryProps) {
  return (
    <div>
      <h3 lang={language}>{title}</h3>
      {lines.filter(Boolean).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {children}
    </div>
  );
}

/** A parcel with its waybill's number, and a link to the courier's page that says where it is. */
function ShipmentEntry({ shipment: { courier, number, url } }: { shipment: Shipment }) {
  return (
    <Entry title={ORDER.shipment(courierText(courier))} lines={[]}>
      <p>
        <span>{ORDER.waybill}</span> <b translate="no">{number}</b>
      </p>
      {url && (
        <p>
          <a className="link" href={url} target="_blank" rel="noopener">
            {ORDER.track}
          </a>
        </p>
      )}
    </Entry>
  );
}

/**
 * Statuses of an order whose parcel is on its way. A merchant's own status may mean delivered, so none is listed.
 */
const ON_THE_WAY = ["PROCESSING", "SPEEDY_BOL"];

function isDue({ needsPayment, status, paymentMethod }: Order): boolean {
  return (
    needsPayment || status === "ON_HOLD" || (PAID_AT_DELIVERY.includes(paymentMethod) && ON_THE_WAY.includes(status))
  );
}

/** The address, with the office named in the page's language instead of the backend's address line. */
function named(address: Address, office: CourierOffice | null): Address {
  if (!office) return address;
  const courier = courierText(office.code ?? findCourier(office.courier) ?? office.courier);
  return { ...address, address1: ORDER.office(courier, office.office), address2: "" };
}

function invoiceLines({ number, vat, person, address }: Invoice): string[] {
  return [
    ORDER.invoiceNumber(number),
    vat && ORDER.invoiceVat(vat),
    person && ORDER.invoicePerson(person),
    address,
  ].filter(Boolean);
}
