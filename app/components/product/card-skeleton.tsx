/** Placeholder of a card while it loads. */
export function CardSkeleton() {
  return (
    <li className="card" aria-hidden="true">
      <span className="picture skeleton" />
      <span className="card-waiting">
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </span>
    </li>
  );
}
