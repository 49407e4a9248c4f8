import { useRef, useState, type FormEvent } from "react";
import { href, PrefetchPageLinks, useFetcher } from "react-router";
import { type WrittenReview, STARS_MAX } from "../../domain/reviews/review";
import { EMAIL_MAX } from "../../domain/forms/email";
import {
  AUTHOR_MAX,
  NO_REVIEW_VALUES,
  readReviewValues,
  REVIEW_FIELDS,
  REVIEW_TEXT_MAX,
  type ReviewField,
  type ReviewProblems,
} from "../../domain/reviews/review-values";
import { checkReview, type ReviewedProduct, type ReviewReply } from "../../domain/reviews/review-form";
import { REVIEW_FORM, reviewProblemText } from "#strings/catalog/review-form";
import { REVIEWS } from "#strings/catalog/reviews";
import { Alert } from "../ui/alert";
import { Field, TextField } from "../ui/field";
import { focusFirst } from "../ui/focus-field";
import { SubmitButton } from "../ui/submit-button";
import { useHydrated } from "../../browser/use-hydrated";
import { useReply } from "../../browser/use-reply";
import { useSignedIn } from "../../browser/account-events";
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
              // Set only when the page was loaded to show a form's errors: focuses the first invalid field.
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
  /** Set on the form's own page, which isn't cached. On other pages the hint cookie is read. */
  isCustomer?: boolean;
  onWritten: (review: WrittenReview) => void;
}

/**
 * The review form, on the product page and on its own page for browsers without scripts. Validates before sending, and
 * shows the server's reply. The fields are uncontrolled.
 */
export function ReviewForm({ product, reply: first, isCustomer = false, onWritten }: ReviewFormProps) {
  const { Form, data: reply, state } = useFetcher<ReviewReply>();
  const isSending = state !== "idle";
  const ref = useRef<HTMLFormElement>(null);
  const refused = first?.ok === false ? first : null;
  const values = refused?.values ?? NO_REVIEW_VALUES;
  const [problems, setProblems] = useState(refused?.problems ?? {});
  const [message, setMessage] = useState("");
  const [answered, setAnswered] = useState(reply);
  // Whether a field has had the focus.
  const [isUsed, setUsed] = useState(false);
  // The server may require name and email although the hint cookie says that somebody is signed in.
  const [isAuthorMissing, setAuthorMissing] = useState(lacksAuthor(problems));
  const isSignedIn = useSignedIn() || isCustomer;
  const needsAuthor = !isSignedIn || isAuthorMissing;

  const showProblems = (found: ReviewProblems, text: string) => {
    setProblems(found);
    setMessage(text);
    if (lacksAuthor(found)) setAuthorMissing(true);
  };
  if (reply !== answered) {
    setAnswered(reply);
    if (reply?.ok === false) showProblems(reply.problems, reply.message);
  }
  useReply(reply, (reply) => {
    if (reply.ok) onWritten(reply.review);
    else focusFirst(ref.current, reply.problems, REVIEW_FIELDS);
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkReview(readReviewValues(new FormData(event.currentTarget)), !needsAuthor);
    showProblems(checked.ok ? {} : checked.problems, "");
    if (checked.ok) return;
    event.preventDefault();
    focusFirst(event.currentTarget, checked.problems, REVIEW_FIELDS);
  };

  const isHydrated = useHydrated();
  const wrong = first && REVIEW_FIELDS.find((field) => problems[field]);
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
      onFocus={() => setUsed(true)}
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

function lacksAuthor({ author, authorEmail }: ReviewProblems): boolean {
  return author !== undefined || authorEmail !== undefined;
}
