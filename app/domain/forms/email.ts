export const EMAIL_MAX = 254;
/** Like WordPress's is_email: the backend answers "Internal server error" to anything else. */
export const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;
