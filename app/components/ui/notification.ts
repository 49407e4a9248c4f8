/** A message to the shopper (specification §3). */
export interface Notification {
  id: string;
  type: "success" | "error" | "info";
  title: string;
  message: string;
  /** In milliseconds. */
  duration: number;
  icon: "check" | "alert" | "info";
}
