import { STARS_MAX } from "../../domain/reviews/review";
import { REVIEWS } from "../../strings/catalog/reviews";
import { Icon } from "../ui/icon";

interface StarChoiceProps {
  /** "1" to "5", or "" for none. */
  chosen: string;
  /** What is wrong with the choice; "" for nothing. */
  error: string;
  /** Takes the keyboard when the page opens, for browsers without scripts. */
  isFirst: boolean;
}

/** One to five stars: radio buttons, so that arrow keys and readers know what to do. */
export function StarChoice({ chosen, error, isFirst }: StarChoiceProps) {
  return (
    <fieldset className={error ? "f rate bad" : "f rate"} aria-describedby={error ? "review-rating-error" : undefined}>
      <legend className="lb">{REVIEWS.rating}</legend>
      <div className="rate-stars">
        {Array.from({ length: STARS_MAX }, (_, index) => String(index + 1)).map((value) => (
          <label key={value} title={REVIEWS.stars(Number(value))}>
            <input
              className="sr"
              type="radio"
              name="rating"
              id={value === "1" ? "review-rating" : undefined}
              value={value}
              defaultChecked={value === chosen}
              // Only where a whole page says what is wrong with a form: there it is the way to the first fault.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={isFirst && value === "1"}
              required
            />
            <Icon name="star" />
            <span className="sr">{REVIEWS.stars(Number(value))}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="msg" id="review-rating-error">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
