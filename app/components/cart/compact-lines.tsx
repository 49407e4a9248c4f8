import { Link } from "react-router";
import { listOptions, optionsLanguage } from "../../domain/cart/cart";
import type { OrderLine } from "../../domain/orders/order";
import { keepUnits } from "../../domain/values/keep-units";
import { Amount } from "../ui/amount";
import { Picture } from "../ui/picture";

interface CompactLine extends Pick<
  OrderLine,
  "name" | "language" | "image" | "attributes" | "choices" | "quantity" | "subtotal"
> {
  id: string | number;
  /** The product page; without it the name is no link. */
  path?: string;
}

interface CompactLinesProps {
  lines: CompactLine[];
  /** An order's own currency, which may differ from the shop's. */
  currency?: string;
}

/** Read-only lines, for the checkout summary and the order page. */
export function CompactLines({ lines, currency }: CompactLinesProps) {
  return (
    <ul className="mini-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="mini-line-picture">
            <Picture image={line.image} preset="thumbnail" alt="" />
            <b translate="no">
              {line.quantity}
              <span className="visually-hidden"> × </span>
            </b>
          </span>
          <span>
            {line.path ? (
              <Link to={line.path} lang={line.language}>
                {keepUnits(line.name)}
              </Link>
            ) : (
              <span lang={line.language}>{keepUnits(line.name)}</span>
            )}
            <LineOptions line={line} />
          </span>
          <Amount value={line.subtotal} currency={currency} look="price" />
        </li>
      ))}
    </ul>
  );
}

function LineOptions({ line }: { line: CompactLine }) {
  const options = listOptions(line);
  return (
    options.length > 0 && (
      <span className="caption" lang={optionsLanguage(line)}>
        {options.join(" · ")}
      </span>
    )
  );
}
