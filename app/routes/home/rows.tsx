import { Link } from "react-router";
import { Icon } from "../../components/ui/icon";
import { HOME } from "../../strings/catalog/home";

/** Heading of a row, and the way to all that it is a part of. */
export function RowHead({ title, address }: { title: string; address: string }) {
  return (
    <div className="rowh">
      <h2>{title}</h2>
      <Link to={address} aria-label={HOME.allOf(title)}>
        {HOME.all} <Icon name="arrow" size={20} />
      </Link>
    </div>
  );
}
