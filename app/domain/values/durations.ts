export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;
