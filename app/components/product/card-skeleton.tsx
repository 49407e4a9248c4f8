/** The shape of a card while it is on its way. */
export function CardSkeleton() {
  return (
    <li className="card" aria-hidden="true">
      <span className="pic sk" />
      <span className="bd card-waiting">
        <span className="sk" />
        <span className="sk" />
        <span className="sk" />
      </span>
    </li>
  );
}
