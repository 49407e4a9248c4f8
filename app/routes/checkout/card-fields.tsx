import { Icon } from "../../components/ui/icon";
import { PAYMENT } from "../../strings/checkout/payment";
import type { CardPayment } from "./card/use-card-payment";

/** Room for Stripe's Payment Element. What is typed there never passes through the shop. */
export function CardFields({ card }: { card: CardPayment }) {
  return (
    <div className="card-fields">
      <div role="alert">
        {card.problem && (
          <p className="problem">
            <Icon name="alert" size={16} /> {card.problem}
          </p>
        )}
      </div>
      <div ref={card.setPlace} className="card-frame" role="group" aria-label={PAYMENT.card} tabIndex={-1} />
      {!card.isReady && !card.problem && (
        <p className="cap" role="status">
          {PAYMENT.loading}
        </p>
      )}
    </div>
  );
}
