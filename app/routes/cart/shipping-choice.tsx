import { OptionList } from "../../components/checkout/checkout-options";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import type { Cart } from "../../domain/cart/cart";
import { CART } from "../../strings/checkout/cart";

interface ShippingChoiceProps {
  cart: Cart;
  editor: CartEditor;
}

/** Ways of delivery. With scripts a press is enough; without them the button beside sends the choice. */
export function ShippingChoice({ cart, editor }: ShippingChoiceProps) {
  const problem = editor.problem?.intent === "shipping" ? editor.problem : null;
  return (
    <form className="shipping-choice" method="post" action="/cart" onSubmit={editor.onSubmit}>
      <OptionList
        legend={CART.shippingChoice}
        name="rateId"
        options={cart.shippingRates.map((rate) => ({ value: rate.id, title: rate.label, cost: rate.cost }))}
        chosen={cart.chosenRateId}
        onChoose={(rateId) => editor.change({ intent: "shipping", rateId })}
        error={problem?.message}
      />
      <button type="submit" className="btn ghost sm without-scripts" name="intent" value="shipping">
        {CART.shippingUpdate}
      </button>
    </form>
  );
}
