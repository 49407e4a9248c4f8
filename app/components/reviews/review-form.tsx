import { href, PrefetchPageLinks } from "react-router";
import { type WrittenReview, STARS_MAX } from "../../domain/reviews/review";
import { EMAIL_MAX } from "../../domain/forms/email";
import { AUTHOR_MAX, REVIEW_FIELDS, REVIEW_TEXT_MAX, type ReviewField } from "../../domain/reviews/review-values";
import type { ReviewedProduct, ReviewReply } from "../../domain/reviews/review-form";
import { REVIEW_FORM, reviewProblemText } from "#strings/catalog/review-form";
import { REVIEWS } from "#strings/catalog/reviews";
import { Alert } from "../ui/alert";
import { Field, TextField } from "../ui/field";
import { SubmitButton } from "../ui/submit-button";
import { useHydrated } from "../../browser/use-hydrated";
import { useReviewForm } from "./use-review-form";
import { Icon } from "../ui/icon";
import { Problem } from "../ui/problem";
import * as paths from "#paths";

interface StarRatingProps {
  /** "1" to "5", or "" for none. */
  chosen: string;
  /** The problem with the rating; "" for none. */
  error: string;
  /** Gets the focus on page load, for browsers without scripts. */
  isFirst: boolean;
}

/** A rating of one to five stars: radio buttons, so that arrow keys and screen readers work. */
function StarRating({ chosen, error, isFirst }: StarRatingProps) {
  return (
    <fieldset
      className={error ? "field rating is-invalid" : "field rating"}
      aria-describedby={error ? "review-rating-error" : undefined}
    >
      <legend className="label">{REVIEW_FORM.rating}</legend>
      <div className="rate-stars">
        {Array.from({ length: STARS_MAX }, (_, index) => String(index + 1)).map((value) => (
          <label key={value} title={REVIEWS.stars(Number(value))}>
            <input
              className="visually-hidden"
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
            <span className="visually-hidden">{REVIEWS.stars(Number(value))}</span>
          </label>
        ))}
      </div>
      {error && <Problem id="review-rating-error">{error}</Problem>}
    </fieldset>
  );
}

interface ReviewFormProps {
  product: ReviewedProduct;
  /** The reply to a form submitted without scripts. */
  reply?: ReviewReply;
  /** Set on the form's own page, which isn't cached. On other pages the browser finds out. */
  isCustomer?: boolean;
  onWritten: (review: WrittenReview) => void;
}

/** The review form, on the product page and on its own page for browsers without scripts. */
export function ReviewForm({ product, reply, isCustomer = false, onWritten }: ReviewFormProps) {
  const { Form, ref, values, problems, message, isSending, isUsed, needsAuthor, onFocus, onSubmit } = useReviewForm(
    reply,
    isCustomer,
    onWritten,
  );
  const isHydrated = useHydrated();
  const wrong = reply && REVIEW_FIELDS.find((field) => problems[field]);
  const fieldProps = (name: ReviewField) => {
    const problem = problems[name];
    const error = problem ? reviewProblemText(name, problem) : "";
    return { name, id: `review-${name}`, error, defaultValue: values[name], required: true, autoFocus: wrong === name };
  };
  return (
    <Form
      ref={ref}
      className="review-form"
      method="post"
      action={href(paths.reviews)}
      onFocus={onFocus}
      onSubmit={onSubmit}
      noValidate={isHydrated}
      defaultShouldRevalidate={false}
    >
      {/* Without this the router loads the script of the form's action only when the form is sent, and reloads the page if
          that fails. */}
      {isUsed && <PrefetchPageLinks page={href(paths.reviews)} />}
      <input type="hidden" name="productId" value={product.databaseId} />
      <input type="hidden" name="slug" value={product.slug} />
      <StarRating chosen={values.rating} error={fieldProps("rating").error} isFirst={wrong === "rating"} />
      <TextField
        {...fieldProps("content")}
        label={REVIEW_FORM.content}
        hint={REVIEW_FORM.contentHint}
        maxLength={REVIEW_TEXT_MAX}
      />
      {needsAuthor ? (
        <>
          <Field
            {...fieldProps("author")}
            label={REVIEW_FORM.author}
            hint={REVIEW_FORM.authorHint}
            autoComplete="name"
            maxLength={AUTHOR_MAX}
          />
          <Field
            {...fieldProps("authorEmail")}
            label={REVIEW_FORM.authorEmail}
            hint={REVIEW_FORM.authorEmailHint}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
          />
        </>
      ) : (
        <p className="caption">{REVIEW_FORM.ofAccount}</p>
      )}
      {message && <Alert type="error">{message}</Alert>}
      <SubmitButton className="button full-width" isBusy={isSending}>
        {isSending ? REVIEW_FORM.sending : REVIEW_FORM.send}
      </SubmitButton>
    </Form>
  );
}
