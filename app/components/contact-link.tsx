import { useShop } from "./use-shop";
import { Icon } from "./icon";

interface PhoneLinkProps {
  className?: string;
  hasIcon?: boolean;
}

/** The shop's telephone; nothing where it has none. */
export function PhoneLink({ className, hasIcon = false }: PhoneLinkProps) {
  const { phone } = useShop().site;
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone.replace(/\s/g, "")}`}>
      {hasIcon && <Icon name="phone" size={20} />}
      {phone}
    </a>
  );
}

/** How to reach the shop: by telephone, or else by e-mail. */
export function ContactLink({ className }: { className?: string }) {
  const { phone, email } = useShop().site;
  if (phone || !email) return <PhoneLink className={className} />;
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
