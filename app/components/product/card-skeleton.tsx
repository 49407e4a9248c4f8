/** Placeholder of a card while it loads. */
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
