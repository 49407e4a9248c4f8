import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Alert } from "../../components/ui/alert";
import { focusField } from "../../components/ui/focus-field";
import { Field, TextField } from "../../components/ui/field";
import { EMAIL_MAX } from "../../domain/forms/email";
import { NAME_MAX, NOTE_MAX } from "../../domain/forms/field-schema";
import {
  ORDER_NUMBER_MAX,
  WITHDRAWAL_FIELDS,
  type WithdrawalField,
  type WithdrawalProblems,
  type WithdrawalValues,
} from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL, withdrawalProblemText } from "#strings/account/withdrawal";
import * as paths from "#paths";

interface WithdrawalFormProps {
  values: WithdrawalValues;
  problems: WithdrawalProblems;
  message: string | undefined;
}

/** The first step: who withdraws from what. It declares nothing yet. */
export function WithdrawalForm({ values, problems, message }: WithdrawalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = WITHDRAWAL_FIELDS.filter((field) => problems[field]);
  useEffect(() => {
    const first = WITHDRAWAL_FIELDS.find((field) => problems[field]);
    if (first) focusField(form.current, first);
  }, [problems]);
  const fieldProps = (name: Exclude<WithdrawalField, "scope">) => {
    const problem = problems[name];
    const error = problem && withdrawalProblemText(name, problem);
    return { name, error, defaultValue: values[name], autoFocus: wrong[0] === name };
  };
  return (
    <>
      <p className="lead">{WITHDRAWAL.lead}</p>
      {(message || wrong.length > 0) && (
        <Alert type="error">
          <p>{message || WITHDRAWAL.problems(wrong.length)}</p>
          {wrong.length > 0 && (
            <ul className="problem-list">
              {wrong.map((field) => (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusField(form.current, field);
                    }}
                  >
                    {withdrawalProblemText(field, problems[field]!)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <Form
        ref={form}
        className="withdrawal-form"
        method="post"
        // Another URL than this page's, so that Back leads to the form as it was typed.
        action={`${href(paths.withdrawal)}?step=2`}
        noValidate
        defaultShouldRevalidate={false}
      >
        <input type="hidden" name="formId" value={values.formId} />
        <Field {...fieldProps("name")} label={WITHDRAWAL.name} autoComplete="name" maxLength={NAME_MAX} />
        <Field
          {...fieldProps("orderNumber")}
          label={WITHDRAWAL.orderNumber}
          hint={WITHDRAWAL.orderNumberHint}
          autoComplete="off"
          maxLength={ORDER_NUMBER_MAX}
        />
        <Field
          {...fieldProps("email")}
          label={WITHDRAWAL.email}
          hint={WITHDRAWAL.emailHint}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <Scope chosen={values.scope} />
        <div className="withdrawal-goods">
          <TextField
            {...fieldProps("goods")}
            label={WITHDRAWAL.goods}
            hint={WITHDRAWAL.goodsHint}
            maxLength={NOTE_MAX}
          />
        </div>
        <button type="submit" className="button large multiline" name="intent" value="review">
          {WITHDRAWAL.next}
        </button>
        <p className="caption">{WITHDRAWAL.nextHint}</p>
      </Form>
    </>
  );
}

function Scope({ chosen }: { chosen: string }) {
  return (
    <fieldset className="segments">
      <legend>{WITHDRAWAL.scope}</legend>
      {(["whole", "part"] as const).map((scope) => (
        <label key={scope}>
          <input type="radio" name="scope" value={scope} defaultChecked={chosen === scope} />
          <span>{WITHDRAWAL[scope]}</span>
        </label>
      ))}
    </fieldset>
  );
}
