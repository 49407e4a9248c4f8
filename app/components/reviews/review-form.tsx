import type { WrittenReview } from "../../domain/reviews/review";
import { EMAIL_MAX } from "../../domain/forms/email";
import { AUTHOR_MAX, REVIEW_FIELDS, REVIEW_TEXT_MAX, type ReviewField } from "../../domain/reviews/review-values";
import type { ReviewedProduct, ReviewReply } from "../../domain/reviews/review-reply";
import { REVIEWS, reviewProblemText } from "../../strings/catalog/reviews";
import { Alert } from "../ui/alert";
import { Field, TextField } from "../ui/field";
import { StarChoice } from "./star-choice";
import { useHydrated } from "../../browser/use-hydrated";
import { useReviewForm } from "./use-review-form";

interface ReviewFormProps {
  product: ReviewedProduct;
  /** The answer to a form that was sent without scripts. */
  reply?: ReviewReply;
  onWritten: (review: WrittenReview) => void;
}

/** A new review: on the product's page, and where a browser without scripts is told what is wrong with it. */
export function ReviewForm({ product, reply, onWritten }: ReviewFormProps) {
  const { Form, ref, values, problems, message, isSending, isCustomer, onFocus, onSubmit } = useReviewForm(
    reply,
    onWritten,
  );
  const isHydrated = useHydrated();
  const wrong = reply ? REVIEW_FIELDS.find((field) => problems[field]) : undefined;
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
      action="/api/reviews"
      onFocus={onFocus}
      onSubmit={onSubmit}
      noValidate={isHydrated}
    >
      <input type="hidden" name="productId" value={product.databaseId} />
      <input type="hidden" name="slug" value={product.slug} />
      <StarChoice chosen={values.rating} error={fieldProps("rating").error} isFirst={wrong === "rating"} />
      <TextField
        {...fieldProps("content")}
        label={REVIEWS.content}
        hint={REVIEWS.contentHint}
        maxLength={REVIEW_TEXT_MAX}
      />
      {isCustomer ? (
        <p className="cap">{REVIEWS.ofAccount}</p>
      ) : (
        <>
          <Field
            {...fieldProps("author")}
            label={REVIEWS.author}
            hint={REVIEWS.authorHint}
            autoComplete="name"
            maxLength={AUTHOR_MAX}
          />
          <Field
            {...fieldProps("authorEmail")}
            label={REVIEWS.authorEmail}
            hint={REVIEWS.authorEmailHint}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
          />
        </>
      )}
      {message && <Alert type="error">{message}</Alert>}
      <button type="submit" className="btn full" aria-disabled={isSending || undefined} aria-busy={isSending}>
        {isSending && <span className="spin" />}
        {isSending ? REVIEWS.sending : REVIEWS.send}
      </button>
    </Form>
  );
}
