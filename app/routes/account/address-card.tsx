import { Link } from "react-router";
import { nameOf, addressLines } from "../../components/checkout/address-lines";
import type { Address } from "../../domain/checkout/address";
import type { AddressBlock } from "../../domain/account/customer-address";
import { formatPhone } from "../../domain/forms/phone";
import { MY_ACCOUNT, MY_ADDRESSES } from "#strings/account/my-account";
import { editPath } from "./tabs";

interface AddressCardProps {
  block: AddressBlock;
  address: Address;
  /** Names by code. */
  countries: Record<string, string>;
}

/** One of the two addresses, with a link to edit it. */
export function AddressCard({ block, address, countries }: AddressCardProps) {
  const { company, email, phone, city, address1 } = address;
  // A country alone is the backend's default, not the customer's input.
  const isKnown = city !== "" || address1 !== "";
  const mail = block === "billing" ? email : "";
  const lines = [company, ...addressLines(address, countries), formatPhone(phone), mail].filter(Boolean);
  return (
    <section className="box">
      <h2>{MY_ADDRESSES[block]}</h2>
      {isKnown ? (
        <address className="address-lines">
          <b>{nameOf(address)}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="muted">{MY_ADDRESSES.none}</p>
      )}
      <p>
        <Link
          className="link"
          to={editPath(block)}
          aria-label={isKnown ? MY_ADDRESSES.changeLabel[block] : MY_ADDRESSES.addLabel[block]}
        >
          {isKnown ? MY_ACCOUNT.change : MY_ADDRESSES.add}
        </Link>
      </p>
    </section>
  );
}
