/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AcknowledgeWithdrawalInput = {
  clientMutationId?: string | null | undefined;
  declaredAt: string;
  email: string;
  goods?: string | null | undefined;
  name: string;
  orderNumber: string;
  reference: string;
};

export type AddToCartInput = {
  clientMutationId?: string | null | undefined;
  extraData?: string | null | undefined;
  productId: number;
  quantity?: number | null | undefined;
  variation?: Array<ProductAttributeInput | null | undefined> | null | undefined;
  variationId?: number | null | undefined;
};

export type ApplyCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};

export type CartItemQuantityInput = {
  key: string;
  quantity: number;
};

export type CheckoutInput = {
  account?: CreateAccountInput | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  customerNote?: string | null | undefined;
  fees?: Array<FeeInput | null | undefined> | null | undefined;
  isPaid?: boolean | null | undefined;
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  paymentMethod?: string | null | undefined;
  shipToDifferentAddress?: boolean | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingMethod?: Array<string | null | undefined> | null | undefined;
  transactionId?: string | null | undefined;
};

export type CommentStatusEnum =
  | 'APPROVE'
  | 'HOLD'
  | 'SPAM'
  | 'TRASH';

export type CountriesEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateAccountInput = {
  authenticate?: boolean | null | undefined;
  password: string;
  username: string;
};

export type CustomerAddressInput = {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: CountriesEnum | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  overwrite?: boolean | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  state?: string | null | undefined;
};

export type EmptyCartInput = {
  clearPersistentCart?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
};

export type FeeInput = {
  amount?: number | null | undefined;
  name: string;
  taxClass?: TaxClassEnum | null | undefined;
  taxable?: boolean | null | undefined;
};

export type LoginProviderEnum =
  | 'FACEBOOK'
  | 'GITHUB'
  | 'GOOGLE'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'OAUTH2_GENERIC'
  | 'PASSWORD'
  | 'SITETOKEN';

export type MenuLocationEnum =
  | 'HANDHELD'
  | 'PRIMARY'
  | 'SECONDARY';

export type MetaDataInput = {
  id?: string | null | undefined;
  key: string;
  value: string;
};

export type NotifyBackInStockInput = {
  clientMutationId?: string | null | undefined;
  emails: Array<StockEmailInput>;
};

export type OpenStorefrontDraftInput = {
  clientMutationId?: string | null | undefined;
  ticket: string;
};

export type OrderEnum =
  | 'ASC'
  | 'DESC';

export type OrderStatusEnum =
  | 'CANCELLED'
  | 'CHECKOUT_DRAFT'
  | 'COMPLETED'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PENDING'
  | 'PROCESSING'
  | 'REFUNDED'
  | 'SPEEDY_BOL';

export type ProductAttributeInput = {
  attributeName: string;
  attributeValue?: string | null | undefined;
  id?: number | null | undefined;
};

export type ProductTypesEnum =
  | 'EXTERNAL'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VARIABLE'
  | 'VARIATION';

export type ProductsOrderByEnum =
  | 'DATE'
  | 'IN'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME'
  | 'NAME_IN'
  | 'ON_SALE_FROM'
  | 'ON_SALE_TO'
  | 'PARENT'
  | 'POPULARITY'
  | 'PRICE'
  | 'RATING'
  | 'REGULAR_PRICE'
  | 'REVIEW_COUNT'
  | 'SALE_PRICE'
  | 'SLUG'
  | 'TOTAL_SALES';

export type ProductsOrderbyInput = {
  field: ProductsOrderByEnum;
  order?: OrderEnum | null | undefined;
};

export type RemoveCouponsInput = {
  clientMutationId?: string | null | undefined;
  codes?: Array<string | null | undefined> | null | undefined;
};

export type StockEmailInput = {
  cancelUrl: string;
  email: string;
  key: string;
  language?: string | null | undefined;
  product: string;
  productUrl: string;
};

export type StockStatusEnum =
  | 'IN_STOCK'
  | 'ON_BACKORDER'
  | 'OUT_OF_STOCK';

export type TaxClassEnum =
  | 'INHERIT_CART'
  | 'STANDARD';

export type TransferStorefrontSessionInput = {
  browser: string;
  checkoutId: string;
  clientMutationId?: string | null | undefined;
  productId?: number | null | undefined;
};

export type UpdateCustomerInput = {
  aim?: string | null | undefined;
  billing?: CustomerAddressInput | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  displayName?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  id?: string | null | undefined;
  isSession?: boolean | null | undefined;
  jabber?: string | null | undefined;
  lastName?: string | null | undefined;
  locale?: string | null | undefined;
  metaData?: Array<MetaDataInput | null | undefined> | null | undefined;
  nicename?: string | null | undefined;
  nickname?: string | null | undefined;
  password?: string | null | undefined;
  registered?: string | null | undefined;
  richEditing?: string | null | undefined;
  roles?: Array<string | null | undefined> | null | undefined;
  shipping?: CustomerAddressInput | null | undefined;
  shippingSameAsBilling?: boolean | null | undefined;
  websiteUrl?: string | null | undefined;
  yim?: string | null | undefined;
};

export type UpdateItemQuantitiesInput = {
  clientMutationId?: string | null | undefined;
  items?: Array<CartItemQuantityInput | null | undefined> | null | undefined;
};

export type UpdateShippingMethodInput = {
  clientMutationId?: string | null | undefined;
  shippingMethods?: Array<string | null | undefined> | null | undefined;
};

export type GetAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountQuery = { customer: { databaseId: number | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null, orders: { nodes: Array<{ databaseId: number | null, orderNumber: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, total: string | null }> } | null, downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
         | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null };

export type GetCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerQuery = { customer: { databaseId: number | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null };

export type GetDownloadsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDownloadsQuery = { customer: { databaseId: number | null, downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
         | null }> } | null } | null };

export type GetLoginClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLoginClientsQuery = { loginClients: Array<{ name: string | null, provider: LoginProviderEnum | null, isEnabled: boolean | null, authorizationUrl: string | null } | null> | null };

export type GetOrderQueryVariables = Exact<{
  id: string;
}>;


export type GetOrderQuery = { order: { databaseId: number | null, orderNumber: string | null, orderKey: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, needsPayment: boolean | null, needsProcessing: boolean | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, subtotal: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, customer: { databaseId: number | null, email: string | null } | null, downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
          | { slug: string | null, databaseId: number, name: string | null }
         | null }> } | null, metaData: Array<{ key: string, value: string | null } | null> | null, refunds: { nodes: Array<{ amount: number | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, lineItems: { nodes: Array<{ databaseId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, totalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
            | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
           } | null, variation: { node: { databaseId: number, name: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null, shippingLines: { nodes: Array<{ methodTitle: string | null, total: string | null, totalTax: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, feeLines: { nodes: Array<{ name: string | null, total: string | null, totalTax: string | null }> } | null } | null };

export type GetOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetOrdersQuery = { customer: { databaseId: number | null, orders: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number | null, orderNumber: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, total: string | null }> } | null } | null };

export type GetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type GetViewerQuery = { viewer: { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LoginMutation = { login: { authToken: string | null, refreshToken: string | null, user: { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null } | null };

export type LoginWithProviderMutationVariables = Exact<{
  provider: LoginProviderEnum;
  code: string;
  state?: string | null | undefined;
}>;


export type LoginWithProviderMutation = { login: { authToken: string | null, refreshToken: string | null, user: { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean | null } | null };

export type RefreshTokenMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshTokenMutation = { refreshToken: { success: boolean | null, authToken: string | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  email: string;
  password: string;
  username?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}>;


export type RegisterCustomerMutation = { registerCustomer: { authToken: string | null, refreshToken: string | null, viewer: { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null } | null };

export type ResetUserPasswordMutationVariables = Exact<{
  key: string;
  login: string;
  password: string;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: { user: { databaseId: number } | null } | null };

export type SendPasswordResetEmailMutationVariables = Exact<{
  username: string;
}>;


export type SendPasswordResetEmailMutation = { sendPasswordResetEmail: { success: boolean | null } | null };

export type UpdateUserPasswordMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type UpdateUserPasswordMutation = { updateUser: { user: { id: string, databaseId: number } | null } | null };

export type WriteReviewMutationVariables = Exact<{
  commentOn: number;
  rating: number;
  content: string;
  author?: string | null | undefined;
  authorEmail?: string | null | undefined;
}>;


export type WriteReviewMutation = { writeReview: { rating: number | null, review: { status: CommentStatusEnum | null, databaseId: number, content: string | null, date: string | null, author: { node:
          | { name: string | null }
          | { name: string | null }
         } | null } | null } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type ApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type ApplyCouponMutation = { applyCoupon: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type EmptyCartMutationVariables = Exact<{
  input: EmptyCartInput;
}>;


export type EmptyCartMutation = { emptyCart: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type GetCartQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCartQuery = { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
            | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
            | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                        | { name: string | null, slug: string | null }
                      > } | null }
                  | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                > } | null }
           } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null, customer: { databaseId: number | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null, isPayingCustomer: boolean | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null, viewer: { databaseId: number, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null, paymentGateways: { nodes: Array<{ id: string, title: string | null, description: string | null }> } | null };

export type RemoveCouponsMutationVariables = Exact<{
  input: RemoveCouponsInput;
}>;


export type RemoveCouponsMutation = { removeCoupons: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type UpdateItemQuantitiesMutationVariables = Exact<{
  input: UpdateItemQuantitiesInput;
}>;


export type UpdateItemQuantitiesMutation = { updateItemQuantities: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type UpdateShippingMethodMutationVariables = Exact<{
  input: UpdateShippingMethodInput;
}>;


export type UpdateShippingMethodMutation = { updateShippingMethod: { cart: { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null } | null } | null };

export type GetCatalogBrandsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogBrandsQuery = { productBrands: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ parentDatabaseId: number | null, databaseId: number, slug: string | null, name: string | null, description: string | null }> } | null };

export type GetCatalogCategoriesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogCategoriesQuery = { productCategories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ parentDatabaseId: number | null, menuOrder: number | null, databaseId: number, slug: string | null, name: string | null, description: string | null, image: { sourceUrl: string | null, altText: string | null } | null }> } | null };

export type GetCatalogIdsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
  orderby?: Array<ProductsOrderbyInput | null | undefined> | ProductsOrderbyInput | null | undefined;
}>;


export type GetCatalogIdsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string | null }> } | null };

export type GetCatalogProductRestQueryVariables = Exact<{
  id: number;
  withVariations: boolean;
  variationsAfter?: string | null | undefined;
  withTerms: boolean;
  termsAfter?: string | null | undefined;
}>;


export type GetCatalogProductRestQuery = { products: { nodes: Array<
      | { databaseId: number, allTerms?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null }
      | { databaseId: number, allTerms?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null }
      | { databaseId: number, allTerms?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null }
      | { databaseId: number, allTerms?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, variations?: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ menuOrder: number | null, sku: string | null, virtual: boolean | null, databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null }
    > } | null };

export type GetCatalogProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
  slugIn?: Array<string | null | undefined> | string | null | undefined;
  orderby?: Array<ProductsOrderbyInput | null | undefined> | ProductsOrderbyInput | null | undefined;
  facts: Array<string | null | undefined> | string;
  reviews: number;
}>;


export type GetCatalogProductsQuery = { products: { found: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { __typename: 'ExternalProduct', price: string | null, regularPrice: string | null, salePrice: string | null, externalUrl: string | null, buttonText: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'GroupProduct', price: string | null, regularPrice: string | null, salePrice: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, members: { nodes: Array<
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
          > } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'SimpleProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'VariableProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ menuOrder: number | null, sku: string | null, virtual: boolean | null, databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
    > } | null };

export type GetCatalogProtectedQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogProtectedQuery = { contentNodes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string | null }> } | null };

export type GetCatalogSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCatalogSettingsQuery = { cart: { total: string | null, displayPricesIncludeTax: boolean | null } | null };

export type GetCatalogTagsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogTagsQuery = { productTags: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number, slug: string | null, name: string | null, description: string | null }> } | null };

export type GetProductReviewsQueryVariables = Exact<{
  slug: string;
  first: number;
  after?: string | null | undefined;
}>;


export type GetProductReviewsQuery = { product:
    | { databaseId: number, reviewCount: number | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null }
    | { databaseId: number, reviewCount: number | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null }
    | { databaseId: number, reviewCount: number | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null }
    | { databaseId: number, reviewCount: number | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                | { name: string | null }
                | { name: string | null }
               } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null }
   | null };

export type GetStockStatusQueryVariables = Exact<{
  slug: string;
}>;


export type GetStockStatusQuery = { product:
    | { databaseId: number }
    | { databaseId: number }
    | { stockStatus: StockStatusEnum | null, stockQuantity: number | null, databaseId: number }
    | { stockStatus: StockStatusEnum | null, stockQuantity: number | null, databaseId: number, variations: { nodes: Array<{ databaseId: number, stockStatus: StockStatusEnum | null, stockQuantity: number | null }> } | null }
   | null };

export type CheckoutMutationVariables = Exact<{
  input: CheckoutInput;
}>;


export type CheckoutMutation = { checkout: { result: string | null, redirect: string | null, order: { databaseId: number | null, orderNumber: string | null, orderKey: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, needsPayment: boolean | null, needsProcessing: boolean | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, subtotal: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, customer: { databaseId: number | null } | null, downloadableItems: { nodes: Array<{ id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
            | { slug: string | null, databaseId: number, name: string | null }
            | { slug: string | null, databaseId: number, name: string | null }
            | { slug: string | null, databaseId: number, name: string | null }
            | { slug: string | null, databaseId: number, name: string | null }
            | { slug: string | null, databaseId: number, name: string | null }
           | null }> } | null, metaData: Array<{ key: string, value: string | null } | null> | null, refunds: { nodes: Array<{ amount: number | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, lineItems: { nodes: Array<{ databaseId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, totalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
              | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
              | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                          | { name: string | null, slug: string | null }
                        > } | null }
                    | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
                  > } | null }
             } | null, variation: { node: { databaseId: number, name: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null, shippingLines: { nodes: Array<{ methodTitle: string | null, total: string | null, totalTax: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, feeLines: { nodes: Array<{ name: string | null, total: string | null, totalTax: string | null }> } | null } | null } | null };

export type GetAllowedCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllowedCountriesQuery = { allowedCountries: Array<CountriesEnum | null> | null };

export type GetBackendCurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBackendCurrencyQuery = { cart: { total: string | null } | null };

export type GetBackendFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBackendFactsQuery = { generalSettings: { title: string | null, description: string | null } | null, cart: { total: string | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: UpdateCustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { customer: { databaseId: number | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null } | null } | null };

export type GetContentNodesQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
  first: number;
}>;


export type GetContentNodesQuery = { contentNodes: { nodes: Array<
      | { __typename: 'ExternalProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'GroupProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'MediaItem', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'Page', title: string | null, content: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null }
      | { __typename: 'Post', title: string | null, content: string | null, excerpt: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null, categories: { nodes: Array<{ databaseId: number }> } | null, author: { node: { name: string | null } } | null }
      | { __typename: 'SimpleProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'SimpleProductVariation', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'VariableProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
    > } | null };

export type GetContentTimesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetContentTimesQuery = { contentNodes: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
      | { databaseId: number, modifiedGmt: string | null }
    > } | null };

export type GetMenuQueryVariables = Exact<{
  location: MenuLocationEnum;
}>;


export type GetMenuQuery = { menuItems: { nodes: Array<{ databaseId: number, parentDatabaseId: number | null, order: number | null, label: string | null, uri: string | null, url: string | null, path: string | null, target: string | null }> } | null };

export type GetPostCategoriesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetPostCategoriesQuery = { categories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number, name: string | null, slug: string | null, description: string | null, count: number | null, parentDatabaseId: number | null }> } | null };

export type GetStorePagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStorePagesQuery = { products: { uri: string | null } | null, posts: { uri: string | null } | null, cart: { nodes: Array<{ uri: string | null }> } | null, checkout: { nodes: Array<{ uri: string | null }> } | null, account: { nodes: Array<{ uri: string | null }> } | null, blocks: { nodes: Array<{ uri: string | null, content: string | null }> } | null };

export type GetAttributeSampleQueryVariables = Exact<{
  first: number;
}>;


export type GetAttributeSampleQuery = { products: { nodes: Array<
      | { attributes: { nodes: Array<
            | { name: string | null }
            | { name: string | null }
          > } | null, productBrands: { nodes: Array<{ slug: string | null }> } | null }
      | { attributes: { nodes: Array<
            | { name: string | null }
            | { name: string | null }
          > } | null, productBrands: { nodes: Array<{ slug: string | null }> } | null }
      | { attributes: { nodes: Array<
            | { name: string | null }
            | { name: string | null }
          > } | null, productBrands: { nodes: Array<{ slug: string | null }> } | null }
      | { attributes: { nodes: Array<
            | { name: string | null }
            | { name: string | null }
          > } | null, productBrands: { nodes: Array<{ slug: string | null }> } | null }
    > } | null };

export type GetWordPressSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWordPressSettingsQuery = { generalSettings: { title: string | null, url: string | null, language: string | null } | null, products: { found: number | null, nodes: Array<
      | { link: string | null }
      | { link: string | null }
      | { link: string | null }
      | { link: string | null }
    > } | null, posts: { nodes: Array<{ link: string | null }> } | null, pages: { nodes: Array<{ title: string | null, uri: string | null, isPrivacyPage: boolean }> } | null, shop: { uri: string | null } | null, menus: { nodes: Array<{ name: string | null, locations: Array<MenuLocationEnum | null> | null }> } | null };

export type AcknowledgeWithdrawalMutationVariables = Exact<{
  input: AcknowledgeWithdrawalInput;
}>;


export type AcknowledgeWithdrawalMutation = { acknowledgeWithdrawal: { isMailed: boolean | null } | null };

export type CancelStorefrontOrderMutationVariables = Exact<{
  id: number;
  orderKey: string;
}>;


export type CancelStorefrontOrderMutation = { cancelStorefrontOrder: { status: string | null, needsPayment: boolean | null } | null };

export type GetCatalogCategoryExtrasQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogCategoryExtrasQuery = { productCategories: { nodes: Array<{ databaseId: number, seconddesc: string | null, secondImage: { sourceUrl: string | null, altText: string | null } | null }> } | null };

export type GetCatalogPluginSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCatalogPluginSettingsQuery = { storefrontHidesSoldOut: boolean | null, cart: { total: string | null, displayPricesIncludeTax: boolean | null } | null };

export type GetStorefrontDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStorefrontDeliveryQuery = { storefrontDelivery: { unsupported: Array<string | null> | null, couriers: Array<{ courier: string | null, plugin: string | null, hasOffices: boolean | null } | null> | null } | null };

export type GetStorefrontDraftQueryVariables = Exact<{
  pass: string;
  facts: Array<string | null | undefined> | string;
  reviews: number;
}>;


export type GetStorefrontDraftQuery = { storefrontDraft: { databaseId: number | null, kind: string | null, title: string | null, content: string | null, excerpt: string | null, date: string | null, modified: string | null, author: string | null, image: { sourceUrl: string | null, altText: string | null } | null, product:
      | { __typename: 'ExternalProduct', price: string | null, regularPrice: string | null, salePrice: string | null, externalUrl: string | null, buttonText: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'GroupProduct', price: string | null, regularPrice: string | null, salePrice: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, members: { nodes: Array<
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
          > } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'SimpleProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'VariableProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ menuOrder: number | null, sku: string | null, virtual: boolean | null, databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
     | null } | null };

export type GetStorefrontOfficesQueryVariables = Exact<{
  courier: string;
  after?: string | null | undefined;
}>;


export type GetStorefrontOfficesQuery = { storefrontOffices: { next: string | null, offices: Array<{ id: string | null, kind: string | null, name: string | null, city: string | null, region: string | null, postcode: string | null, address: string | null, weekdays: string | null, saturday: string | null, sunday: string | null, latitude: number | null, longitude: number | null, maxWeight: number | null } | null> | null } | null };

export type GetStorefrontOrderQueryVariables = Exact<{
  id: number;
  orderKey: string;
}>;


export type GetStorefrontOrderQuery = { storefrontOrder: { status: string | null, needsPayment: boolean | null, bankAccounts: Array<{ holder: string | null, iban: string | null, bic: string | null, bank: string | null } | null> | null, downloadableItems: Array<{ id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
        | { slug: string | null, databaseId: number, name: string | null }
        | { slug: string | null, databaseId: number, name: string | null }
        | { slug: string | null, databaseId: number, name: string | null }
        | { slug: string | null, databaseId: number, name: string | null }
        | { slug: string | null, databaseId: number, name: string | null }
       | null } | null> | null } | null };

export type GetStorefrontSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStorefrontSettingsQuery = { storefrontSettings: string | null };

export type GetStorefrontShipmentsQueryVariables = Exact<{
  id: number;
  orderKey: string;
}>;


export type GetStorefrontShipmentsQuery = { storefrontShipments: Array<{ courier: string | null, number: string | null, url: string | null } | null> | null };

export type GetStorefrontStatusQueryVariables = Exact<{
  isNotified: boolean;
}>;


export type GetStorefrontStatusQuery = { storefrontStatus: { shopUrl: string | null, notificationStatus?: number | null, versions: Array<{ name: string | null, version: string | null } | null> | null } | null };

export type GetStorefrontStockQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type GetStorefrontStockQuery = { storefrontStock: Array<{ databaseId: number | null, slug: string | null } | null> | null };

export type GetTextLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTextLanguagesQuery = { products: { nodes: Array<
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
    > } | null, contentNodes: { nodes: Array<
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
      | { textLanguage: string | null }
    > } | null, productCategories: { nodes: Array<{ textLanguage: string | null }> } | null, menuItems: { nodes: Array<{ textLanguage: string | null }> } | null };

export type NotifyBackInStockMutationVariables = Exact<{
  input: NotifyBackInStockInput;
}>;


export type NotifyBackInStockMutation = { notifyBackInStock: { mailed: Array<string | null> | null, refused: Array<string | null> | null } | null };

export type OpenStorefrontDraftMutationVariables = Exact<{
  input: OpenStorefrontDraftInput;
}>;


export type OpenStorefrontDraftMutation = { openStorefrontDraft: { pass: string | null } | null };

export type TransferStorefrontSessionMutationVariables = Exact<{
  input: TransferStorefrontSessionInput;
}>;


export type TransferStorefrontSessionMutation = { transferStorefrontSession: { ticket: string | null } | null };

export type AddressFragment = { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null };

export type CartContentsFragment = { isEmpty: boolean | null, needsShippingAddress: boolean | null, subtotal: string | null, subtotalTax: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, chosenShippingMethods: Array<string | null> | null, contents: { itemCount: number | null, nodes: Array<{ key: string, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, tax: string | null, choices: Array<{ key: string, value: string | null } | null> | null, product: { node:
          | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, soldIndividually: boolean | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, virtual: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
         } | null, variation: { node: { databaseId: number, virtual: boolean | null, stockQuantity: number | null, stockStatus: StockStatusEnum | null, backordersAllowed: boolean | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null }, attributes: Array<{ name: string | null, value: string | null } | null> | null } | null }> } | null, appliedCoupons: Array<{ code: string, description: string | null, discountAmount: string, discountTax: string } | null> | null, availableShippingMethods: Array<{ rates: Array<{ id: string, label: string | null, methodId: string, subtotal: string | null, taxTotal: string | null } | null> | null } | null> | null };

type CatalogProduct_ExternalProduct_Fragment = { __typename: 'ExternalProduct', price: string | null, regularPrice: string | null, salePrice: string | null, externalUrl: string | null, buttonText: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | Record<PropertyKey, never>
    > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
            | { name: string | null }
            | { name: string | null }
           } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type CatalogProduct_GroupProduct_Fragment = { __typename: 'GroupProduct', price: string | null, regularPrice: string | null, salePrice: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, members: { nodes: Array<
      | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
      | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
      | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
      | { price: string | null, salePrice: string | null }
      | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
    > } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | Record<PropertyKey, never>
    > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
            | { name: string | null }
            | { name: string | null }
           } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type CatalogProduct_SimpleProduct_Fragment = { __typename: 'SimpleProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | Record<PropertyKey, never>
    > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
            | { name: string | null }
            | { name: string | null }
           } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type CatalogProduct_VariableProduct_Fragment = { __typename: 'VariableProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ menuOrder: number | null, sku: string | null, virtual: boolean | null, databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
      | { taxonomyName: string | null, slug: string | null, name: string | null }
    > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | { databaseId: number }
      | Record<PropertyKey, never>
    > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
            | { name: string | null }
            | { name: string | null }
           } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

export type CatalogProductFragment =
  | CatalogProduct_ExternalProduct_Fragment
  | CatalogProduct_GroupProduct_Fragment
  | CatalogProduct_SimpleProduct_Fragment
  | CatalogProduct_VariableProduct_Fragment
;

type CatalogTerm_Category_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_PaBrands_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_PaCvyat_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_PaRazmer_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_PaVkus_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_ProductBrand_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_ProductCategory_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_ProductTag_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_ProductType_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

type CatalogTerm_VisibleProduct_Fragment = { databaseId: number, slug: string | null, name: string | null, description: string | null };

export type CatalogTermFragment =
  | CatalogTerm_Category_Fragment
  | CatalogTerm_PaBrands_Fragment
  | CatalogTerm_PaCvyat_Fragment
  | CatalogTerm_PaRazmer_Fragment
  | CatalogTerm_PaVkus_Fragment
  | CatalogTerm_ProductBrand_Fragment
  | CatalogTerm_ProductCategory_Fragment
  | CatalogTerm_ProductTag_Fragment
  | CatalogTerm_ProductType_Fragment
  | CatalogTerm_VisibleProduct_Fragment
;

type ChoiceAttributes_ExternalProduct_Fragment = { attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type ChoiceAttributes_GroupProduct_Fragment = { attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type ChoiceAttributes_SimpleProduct_Fragment = { attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type ChoiceAttributes_VariableProduct_Fragment = { attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

export type ChoiceAttributesFragment =
  | ChoiceAttributes_ExternalProduct_Fragment
  | ChoiceAttributes_GroupProduct_Fragment
  | ChoiceAttributes_SimpleProduct_Fragment
  | ChoiceAttributes_VariableProduct_Fragment
;

type ContentNode_ExternalProduct_Fragment = { __typename: 'ExternalProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

type ContentNode_GroupProduct_Fragment = { __typename: 'GroupProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

type ContentNode_MediaItem_Fragment = { __typename: 'MediaItem', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

type ContentNode_Page_Fragment = { __typename: 'Page', title: string | null, content: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null };

type ContentNode_Post_Fragment = { __typename: 'Post', title: string | null, content: string | null, excerpt: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null, categories: { nodes: Array<{ databaseId: number }> } | null, author: { node: { name: string | null } } | null };

type ContentNode_SimpleProduct_Fragment = { __typename: 'SimpleProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

type ContentNode_SimpleProductVariation_Fragment = { __typename: 'SimpleProductVariation', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

type ContentNode_VariableProduct_Fragment = { __typename: 'VariableProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null };

export type ContentNodeFragment =
  | ContentNode_ExternalProduct_Fragment
  | ContentNode_GroupProduct_Fragment
  | ContentNode_MediaItem_Fragment
  | ContentNode_Page_Fragment
  | ContentNode_Post_Fragment
  | ContentNode_SimpleProduct_Fragment
  | ContentNode_SimpleProductVariation_Fragment
  | ContentNode_VariableProduct_Fragment
;

export type CustomerDetailsFragment = { databaseId: number | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null };

export type DownloadDetailsFragment = { id: string, downloadId: string, name: string | null, url: string | null, accessExpires: string | null, downloadsRemaining: number | null, product:
    | { slug: string | null, databaseId: number, name: string | null }
    | { slug: string | null, databaseId: number, name: string | null }
    | { slug: string | null, databaseId: number, name: string | null }
    | { slug: string | null, databaseId: number, name: string | null }
    | { slug: string | null, databaseId: number, name: string | null }
   | null };

export type LoginAnswerFragment = { authToken: string | null, refreshToken: string | null, user: { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null } | null };

export type OrderDetailsFragment = { databaseId: number | null, orderNumber: string | null, orderKey: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, needsPayment: boolean | null, needsProcessing: boolean | null, paymentMethod: string | null, paymentMethodTitle: string | null, customerNote: string | null, subtotal: string | null, discountTotal: string | null, discountTax: string | null, shippingTotal: string | null, shippingTax: string | null, total: string | null, totalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, refunds: { nodes: Array<{ amount: number | null }> } | null, billing: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, shipping: { firstName: string | null, lastName: string | null, company: string | null, address1: string | null, address2: string | null, city: string | null, postcode: string | null, state: string | null, country: CountriesEnum | null, email: string | null, phone: string | null } | null, lineItems: { nodes: Array<{ databaseId: number | null, quantity: number | null, subtotal: string | null, subtotalTax: string | null, total: string | null, totalTax: string | null, metaData: Array<{ key: string, value: string | null } | null> | null, product: { node:
          | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
          | { databaseId: number, name: string | null, slug: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                      | { name: string | null, slug: string | null }
                    > } | null }
                | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
              > } | null }
         } | null, variation: { node: { databaseId: number, name: string | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null } } | null }> } | null, shippingLines: { nodes: Array<{ methodTitle: string | null, total: string | null, totalTax: string | null }> } | null, couponLines: { nodes: Array<{ code: string | null, discount: string | null, discountTax: string | null }> } | null, feeLines: { nodes: Array<{ name: string | null, total: string | null, totalTax: string | null }> } | null };

export type OrderRowFragment = { databaseId: number | null, orderNumber: string | null, status: OrderStatusEnum | null, date: string | null, currency: string | null, total: string | null };

export type PostSeoFragment = { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null };

type ProductTerm_Category_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_PaBrands_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_PaCvyat_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_PaRazmer_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_PaVkus_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_ProductBrand_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_ProductCategory_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_ProductTag_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_ProductType_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

type ProductTerm_VisibleProduct_Fragment = { taxonomyName: string | null, slug: string | null, name: string | null };

export type ProductTermFragment =
  | ProductTerm_Category_Fragment
  | ProductTerm_PaBrands_Fragment
  | ProductTerm_PaCvyat_Fragment
  | ProductTerm_PaRazmer_Fragment
  | ProductTerm_PaVkus_Fragment
  | ProductTerm_ProductBrand_Fragment
  | ProductTerm_ProductCategory_Fragment
  | ProductTerm_ProductTag_Fragment
  | ProductTerm_ProductType_Fragment
  | ProductTerm_VisibleProduct_Fragment
;

export type ReviewCommentFragment = { databaseId: number, content: string | null, date: string | null, author: { node:
      | { name: string | null }
      | { name: string | null }
     } | null };

export type ReviewsInStarsFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
          | { name: string | null }
          | { name: string | null }
         } | null } }> };

export type TermSeoFragment = { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null };

type TrackedProduct_ExternalProduct_Fragment = { productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type TrackedProduct_GroupProduct_Fragment = { productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type TrackedProduct_SimpleProduct_Fragment = { productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

type TrackedProduct_VariableProduct_Fragment = { productCategories: { nodes: Array<{ name: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null }> } | null, attributes: { nodes: Array<
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
            | { name: string | null, slug: string | null }
          > } | null }
      | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
    > } | null };

export type TrackedProductFragment =
  | TrackedProduct_ExternalProduct_Fragment
  | TrackedProduct_GroupProduct_Fragment
  | TrackedProduct_SimpleProduct_Fragment
  | TrackedProduct_VariableProduct_Fragment
;

export type VariationChoiceFragment = { databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null };

export type ViewerDetailsFragment = { id: string, databaseId: number, name: string | null, firstName: string | null, lastName: string | null, email: string | null, username: string | null };

export type GetCatalogBrandsWithSeoQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogBrandsWithSeoQuery = { productBrands: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ parentDatabaseId: number | null, databaseId: number, slug: string | null, name: string | null, description: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null }> } | null };

export type GetCatalogCategoriesWithSeoQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogCategoriesWithSeoQuery = { productCategories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ parentDatabaseId: number | null, menuOrder: number | null, databaseId: number, slug: string | null, name: string | null, description: string | null, image: { sourceUrl: string | null, altText: string | null } | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null }> } | null };

export type GetCatalogProductsWithSeoQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  include?: Array<number | null | undefined> | number | null | undefined;
  exclude?: Array<number | null | undefined> | number | null | undefined;
  slugIn?: Array<string | null | undefined> | string | null | undefined;
  orderby?: Array<ProductsOrderbyInput | null | undefined> | ProductsOrderbyInput | null | undefined;
  facts: Array<string | null | undefined> | string;
  reviews: number;
}>;


export type GetCatalogProductsWithSeoQuery = { products: { found: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
      | { __typename: 'ExternalProduct', price: string | null, regularPrice: string | null, salePrice: string | null, externalUrl: string | null, buttonText: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'GroupProduct', price: string | null, regularPrice: string | null, salePrice: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, members: { nodes: Array<
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
            | { price: string | null, salePrice: string | null }
            | { databaseId: number, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, price: string | null, salePrice: string | null }
          > } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'SimpleProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
      | { __typename: 'VariableProduct', price: string | null, regularPrice: string | null, salePrice: string | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, lowStockAmount: number | null, soldIndividually: boolean | null, weight: string | null, length: string | null, width: string | null, height: string | null, databaseId: number, name: string | null, slug: string | null, type: ProductTypesEnum | null, date: string | null, modified: string | null, hasPassword: boolean | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, averageRating: number | null, reviewCount: number | null, sku: string | null, virtual: boolean | null, description: string | null, shortDescription: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, defaultAttributes: { nodes: Array<{ name: string | null, value: string | null }> } | null, variations: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ menuOrder: number | null, sku: string | null, virtual: boolean | null, databaseId: number, name: string | null, price: string | null, regularPrice: string | null, salePrice: string | null, onSale: boolean | null, dateOnSaleFrom: string | null, dateOnSaleTo: string | null, purchasable: boolean | null, stockStatus: StockStatusEnum | null, stockQuantity: number | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, attributes: { nodes: Array<{ name: string | null, value: string | null }> } | null }> } | null, image: { databaseId: number, sourceUrl: string | null, altText: string | null } | null, galleryImages: { nodes: Array<{ sourceUrl: string | null, altText: string | null }> } | null, productBrands: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, name: string | null, slug: string | null, parentDatabaseId: number | null }> } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, allTerms: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
            | { taxonomyName: string | null, slug: string | null, name: string | null }
          > } | null, addOns: Array<{ key: string, value: string | null } | null> | null, cardMetadata: Array<{ key: string, value: string | null } | null> | null, facts: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | { databaseId: number }
            | Record<PropertyKey, never>
          > } | null, reviews: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rating: number | null, node: { databaseId: number, content: string | null, date: string | null, author: { node:
                  | { name: string | null }
                  | { name: string | null }
                 } | null } }> } | null, ratings: { edges: Array<{ rating: number | null }> } | null, attributes: { nodes: Array<
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null, terms: { nodes: Array<
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                  | { name: string | null, slug: string | null }
                > } | null }
            | { name: string | null, label: string | null, options: Array<string | null> | null, variation: boolean | null, visible: boolean | null }
          > } | null }
    > } | null };

export type GetCatalogTagsWithSeoQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GetCatalogTagsWithSeoQuery = { productTags: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ databaseId: number, slug: string | null, name: string | null, description: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null }> } | null };

export type GetContentNodesWithSeoQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
  first: number;
}>;


export type GetContentNodesWithSeoQuery = { contentNodes: { nodes: Array<
      | { __typename: 'ExternalProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'GroupProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'MediaItem', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'Page', title: string | null, content: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null }
      | { __typename: 'Post', title: string | null, content: string | null, excerpt: string | null, databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null, seo: { title: string | null, metaDesc: string | null, metaKeywords: string | null, metaRobotsNoindex: string | null, metaRobotsNofollow: string | null, canonical: string | null, opengraphTitle: string | null, opengraphDescription: string | null, twitterTitle: string | null, twitterDescription: string | null, opengraphImage: { sourceUrl: string | null, altText: string | null } | null, twitterImage: { sourceUrl: string | null, altText: string | null } | null, schema: { raw: string | null } | null } | null, featuredImage: { node: { databaseId: number, sourceUrl: string | null, altText: string | null } } | null, categories: { nodes: Array<{ databaseId: number }> } | null, author: { node: { name: string | null } } | null }
      | { __typename: 'SimpleProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'SimpleProductVariation', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
      | { __typename: 'VariableProduct', databaseId: number, slug: string | null, uri: string | null, date: string | null, modified: string | null, modifiedGmt: string | null }
    > } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ChoiceAttributesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
    `, {"fragmentName":"ChoiceAttributes"}) as unknown as TypedDocumentString<ChoiceAttributesFragment, unknown>;
export const TrackedProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}
    fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}`, {"fragmentName":"TrackedProduct"}) as unknown as TypedDocumentString<TrackedProductFragment, unknown>;
export const CartContentsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
    fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`, {"fragmentName":"CartContents"}) as unknown as TypedDocumentString<CartContentsFragment, unknown>;
export const ProductTermFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
    `, {"fragmentName":"ProductTerm"}) as unknown as TypedDocumentString<ProductTermFragment, unknown>;
export const VariationChoiceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}
    `, {"fragmentName":"VariationChoice"}) as unknown as TypedDocumentString<VariationChoiceFragment, unknown>;
export const ReviewCommentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
    `, {"fragmentName":"ReviewComment"}) as unknown as TypedDocumentString<ReviewCommentFragment, unknown>;
export const ReviewsInStarsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}
    fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}`, {"fragmentName":"ReviewsInStars"}) as unknown as TypedDocumentString<ReviewsInStarsFragment, unknown>;
export const CatalogProductFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CatalogProduct on Product {
  __typename
  databaseId
  name
  slug
  type
  date
  modified
  hasPassword
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  averageRating
  reviewCount
  sku
  virtual
  description
  shortDescription
  image {
    databaseId
    sourceUrl
    altText
  }
  galleryImages(first: 10) {
    nodes {
      sourceUrl
      altText
    }
  }
  productBrands(first: 1) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 10) {
    nodes {
      databaseId
      name
      slug
      parentDatabaseId
    }
  }
  productTags(first: 20) {
    nodes {
      name
      slug
    }
  }
  allTerms: terms(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ProductTerm
    }
  }
  addOns: metaData(keysIn: ["storefront_needs_wordpress"]) {
    key
    value
  }
  cardMetadata: metaData(keysIn: ["unit_quantity", "lowest_price_30_days"]) {
    key
    value
  }
  facts: metaData(keysIn: $facts) {
    key
    value
  }
  ... on ProductWithPricing {
    price(format: RAW)
    regularPrice(format: RAW)
    salePrice(format: RAW)
  }
  ... on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    soldIndividually
  }
  ... on ProductWithDimensions {
    weight
    length
    width
    height
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
  ... on VariableProduct {
    defaultAttributes(first: 10) {
      nodes {
        name
        value
      }
    }
    variations(first: 50) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...VariationChoice
        menuOrder
        sku
        virtual
      }
    }
  }
  ... on ExternalProduct {
    externalUrl
    buttonText
  }
  ... on GroupProduct {
    members: products(
      first: 100
      where: { stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER] }
    ) {
      nodes {
        ... on Product {
          databaseId
          onSale
          dateOnSaleFrom
          dateOnSaleTo
        }
        ... on ProductWithPricing {
          price(format: RAW)
          salePrice(format: RAW)
        }
      }
    }
  }
  related(first: 5) {
    nodes {
      ... on Product {
        databaseId
      }
    }
  }
  reviews(first: $reviews) {
    ...ReviewsInStars
  }
  ratings: reviews(first: 100) {
    edges {
      rating
    }
  }
}
    fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}
fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}`, {"fragmentName":"CatalogProduct"}) as unknown as TypedDocumentString<CatalogProductFragment, unknown>;
export const CatalogTermFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}
    `, {"fragmentName":"CatalogTerm"}) as unknown as TypedDocumentString<CatalogTermFragment, unknown>;
export const ContentNodeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ContentNode on ContentNode {
  __typename
  databaseId
  slug
  uri
  date
  modified
  modifiedGmt
  ... on Post {
    title
    content
    excerpt
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
    categories(first: 100) {
      nodes {
        databaseId
      }
    }
    author {
      node {
        name
      }
    }
  }
  ... on Page {
    title
    content
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
  }
}
    `, {"fragmentName":"ContentNode"}) as unknown as TypedDocumentString<ContentNodeFragment, unknown>;
export const AddressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
    `, {"fragmentName":"Address"}) as unknown as TypedDocumentString<AddressFragment, unknown>;
export const CustomerDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomerDetails on Customer {
  databaseId
  firstName
  lastName
  email
  username
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}`, {"fragmentName":"CustomerDetails"}) as unknown as TypedDocumentString<CustomerDetailsFragment, unknown>;
export const DownloadDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}
    `, {"fragmentName":"DownloadDetails"}) as unknown as TypedDocumentString<DownloadDetailsFragment, unknown>;
export const ViewerDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}
    `, {"fragmentName":"ViewerDetails"}) as unknown as TypedDocumentString<ViewerDetailsFragment, unknown>;
export const LoginAnswerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LoginAnswer on LoginPayload {
  authToken
  refreshToken
  user {
    ...ViewerDetails
  }
}
    fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}`, {"fragmentName":"LoginAnswer"}) as unknown as TypedDocumentString<LoginAnswerFragment, unknown>;
export const OrderDetailsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderDetails on Order {
  databaseId
  orderNumber
  orderKey
  status
  date
  currency
  needsPayment
  needsProcessing
  paymentMethod
  paymentMethodTitle
  customerNote
  metaData(
    keysIn: [
      "invoice_company"
      "invoice_eik"
      "invoice_vat"
      "invoice_mol"
      "invoice_address"
      "courier"
      "courier_office"
      "courier_office_id"
    ]
  ) {
    key
    value
  }
  subtotal(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  refunds(first: 100) {
    nodes {
      amount
    }
  }
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
  lineItems(first: 100) {
    nodes {
      databaseId
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      totalTax(format: RAW)
      metaData {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          image {
            databaseId
            sourceUrl
            altText
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          name
          image {
            databaseId
            sourceUrl
            altText
          }
          attributes(first: 10) {
            nodes {
              name
              value
            }
          }
        }
      }
    }
  }
  shippingLines(first: 10) {
    nodes {
      methodTitle
      total
      totalTax
    }
  }
  couponLines(first: 20) {
    nodes {
      code
      discount
      discountTax
    }
  }
  feeLines(first: 20) {
    nodes {
      name
      total
      totalTax
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
export const OrderRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderRow on Order {
  databaseId
  orderNumber
  status
  date
  currency
  total(format: RAW)
}
    `, {"fragmentName":"OrderRow"}) as unknown as TypedDocumentString<OrderRowFragment, unknown>;
export const PostSeoFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PostSeo on PostTypeSEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}
    `, {"fragmentName":"PostSeo"}) as unknown as TypedDocumentString<PostSeoFragment, unknown>;
export const TermSeoFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TermSeo on TaxonomySEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}
    `, {"fragmentName":"TermSeo"}) as unknown as TypedDocumentString<TermSeoFragment, unknown>;
export const GetAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAccount {
  customer {
    ...CustomerDetails
    orders(first: 4) {
      nodes {
        ...OrderRow
      }
    }
    downloadableItems(first: 3) {
      nodes {
        ...DownloadDetails
      }
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment CustomerDetails on Customer {
  databaseId
  firstName
  lastName
  email
  username
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
}
fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}
fragment OrderRow on Order {
  databaseId
  orderNumber
  status
  date
  currency
  total(format: RAW)
}`) as unknown as TypedDocumentString<GetAccountQuery, GetAccountQueryVariables>;
export const GetCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCustomer {
  customer {
    ...CustomerDetails
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment CustomerDetails on Customer {
  databaseId
  firstName
  lastName
  email
  username
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
}`) as unknown as TypedDocumentString<GetCustomerQuery, GetCustomerQueryVariables>;
export const GetDownloadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getDownloads {
  customer {
    databaseId
    downloadableItems(first: 100) {
      nodes {
        ...DownloadDetails
      }
    }
  }
}
    fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}`) as unknown as TypedDocumentString<GetDownloadsQuery, GetDownloadsQueryVariables>;
export const GetLoginClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getLoginClients {
  loginClients {
    name
    provider
    isEnabled
    authorizationUrl
  }
}
    `) as unknown as TypedDocumentString<GetLoginClientsQuery, GetLoginClientsQueryVariables>;
export const GetOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getOrder($id: ID!) {
  order(id: $id, idType: DATABASE_ID) {
    ...OrderDetails
    customer {
      databaseId
      email
    }
    downloadableItems(first: 100) {
      nodes {
        ...DownloadDetails
      }
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}
fragment OrderDetails on Order {
  databaseId
  orderNumber
  orderKey
  status
  date
  currency
  needsPayment
  needsProcessing
  paymentMethod
  paymentMethodTitle
  customerNote
  metaData(
    keysIn: [
      "invoice_company"
      "invoice_eik"
      "invoice_vat"
      "invoice_mol"
      "invoice_address"
      "courier"
      "courier_office"
      "courier_office_id"
    ]
  ) {
    key
    value
  }
  subtotal(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  refunds(first: 100) {
    nodes {
      amount
    }
  }
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
  lineItems(first: 100) {
    nodes {
      databaseId
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      totalTax(format: RAW)
      metaData {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          image {
            databaseId
            sourceUrl
            altText
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          name
          image {
            databaseId
            sourceUrl
            altText
          }
          attributes(first: 10) {
            nodes {
              name
              value
            }
          }
        }
      }
    }
  }
  shippingLines(first: 10) {
    nodes {
      methodTitle
      total
      totalTax
    }
  }
  couponLines(first: 20) {
    nodes {
      code
      discount
      discountTax
    }
  }
  feeLines(first: 20) {
    nodes {
      name
      total
      totalTax
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<GetOrderQuery, GetOrderQueryVariables>;
export const GetOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getOrders($after: String) {
  customer {
    databaseId
    orders(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...OrderRow
      }
    }
  }
}
    fragment OrderRow on Order {
  databaseId
  orderNumber
  status
  date
  currency
  total(format: RAW)
}`) as unknown as TypedDocumentString<GetOrdersQuery, GetOrdersQueryVariables>;
export const GetViewerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getViewer {
  viewer {
    ...ViewerDetails
  }
}
    fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}`) as unknown as TypedDocumentString<GetViewerQuery, GetViewerQueryVariables>;
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation login($username: String!, $password: String!) {
  login(
    input: {
      provider: PASSWORD
      credentials: { username: $username, password: $password }
    }
  ) {
    ...LoginAnswer
  }
}
    fragment LoginAnswer on LoginPayload {
  authToken
  refreshToken
  user {
    ...ViewerDetails
  }
}
fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}`) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LoginWithProviderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation loginWithProvider($provider: LoginProviderEnum!, $code: String!, $state: String) {
  login(
    input: { provider: $provider, oauthResponse: { code: $code, state: $state } }
  ) {
    ...LoginAnswer
  }
}
    fragment LoginAnswer on LoginPayload {
  authToken
  refreshToken
  user {
    ...ViewerDetails
  }
}
fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}`) as unknown as TypedDocumentString<LoginWithProviderMutation, LoginWithProviderMutationVariables>;
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation logout {
  logout(input: {  }) {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const RefreshTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refreshToken($refreshToken: String!) {
  refreshToken(input: { refreshToken: $refreshToken }) {
    success
    authToken
  }
}
    `) as unknown as TypedDocumentString<RefreshTokenMutation, RefreshTokenMutationVariables>;
export const RegisterCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation registerCustomer($email: String!, $password: String!, $username: String, $firstName: String, $lastName: String) {
  registerCustomer(
    input: {
      email: $email
      password: $password
      username: $username
      firstName: $firstName
      lastName: $lastName
      authenticate: true
    }
  ) {
    authToken
    refreshToken
    viewer {
      ...ViewerDetails
    }
  }
}
    fragment ViewerDetails on User {
  id
  databaseId
  name
  firstName
  lastName
  email
  username
}`) as unknown as TypedDocumentString<RegisterCustomerMutation, RegisterCustomerMutationVariables>;
export const ResetUserPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation resetUserPassword($key: String!, $login: String!, $password: String!) {
  resetUserPassword(input: { key: $key, login: $login, password: $password }) {
    user {
      databaseId
    }
  }
}
    `) as unknown as TypedDocumentString<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>;
export const SendPasswordResetEmailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation sendPasswordResetEmail($username: String!) {
  sendPasswordResetEmail(input: { username: $username }) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendPasswordResetEmailMutation, SendPasswordResetEmailMutationVariables>;
export const UpdateUserPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateUserPassword($id: ID!, $password: String!) {
  updateUser(input: { id: $id, password: $password }) {
    user {
      id
      databaseId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserPasswordMutation, UpdateUserPasswordMutationVariables>;
export const WriteReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation writeReview($commentOn: Int!, $rating: Int!, $content: String!, $author: String, $authorEmail: String) {
  writeReview(
    input: {
      commentOn: $commentOn
      rating: $rating
      content: $content
      author: $author
      authorEmail: $authorEmail
    }
  ) {
    rating
    review {
      ...ReviewComment
      status
    }
  }
}
    fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}`) as unknown as TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>;
export const AddToCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation addToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const ApplyCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation applyCoupon($input: ApplyCouponInput!) {
  applyCoupon(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const EmptyCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation emptyCart($input: EmptyCartInput!) {
  emptyCart(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<EmptyCartMutation, EmptyCartMutationVariables>;
export const GetCartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCart {
  cart(recalculateTotals: true) {
    ...CartContents
  }
  customer {
    databaseId
    firstName
    lastName
    email
    username
    isPayingCustomer
    billing {
      ...Address
    }
    shipping {
      ...Address
    }
  }
  viewer {
    databaseId
    firstName
    lastName
    email
    username
  }
  paymentGateways(first: 20) {
    nodes {
      id
      title
      description
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<GetCartQuery, GetCartQueryVariables>;
export const RemoveCouponsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation removeCoupons($input: RemoveCouponsInput!) {
  removeCoupons(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<RemoveCouponsMutation, RemoveCouponsMutationVariables>;
export const UpdateItemQuantitiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateItemQuantities($input: UpdateItemQuantitiesInput!) {
  updateItemQuantities(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<UpdateItemQuantitiesMutation, UpdateItemQuantitiesMutationVariables>;
export const UpdateShippingMethodDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateShippingMethod($input: UpdateShippingMethodInput!) {
  updateShippingMethod(input: $input) {
    cart {
      ...CartContents
    }
  }
}
    fragment CartContents on Cart {
  isEmpty
  needsShippingAddress
  contents(first: 100) {
    itemCount
    nodes {
      key
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      tax(format: RAW)
      choices: extraData(keysIn: ["storefront_choices"]) {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          type
          virtual
          image {
            databaseId
            sourceUrl
            altText
          }
          ... on InventoriedProduct {
            stockQuantity
            stockStatus
            backordersAllowed
            soldIndividually
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          virtual
          stockQuantity
          stockStatus
          backordersAllowed
          image {
            databaseId
            sourceUrl
            altText
          }
        }
        attributes {
          name
          value
        }
      }
    }
  }
  appliedCoupons {
    code
    description
    discountAmount(format: RAW)
    discountTax(format: RAW)
  }
  subtotal(format: RAW)
  subtotalTax(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  chosenShippingMethods
  availableShippingMethods {
    rates {
      id
      label
      methodId
      subtotal(format: RAW)
      taxTotal(format: RAW)
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<UpdateShippingMethodMutation, UpdateShippingMethodMutationVariables>;
export const GetCatalogBrandsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogBrands($after: String) {
  productBrands(first: 100, after: $after, where: { orderby: NAME, order: ASC }) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
      parentDatabaseId
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}`) as unknown as TypedDocumentString<GetCatalogBrandsQuery, GetCatalogBrandsQueryVariables>;
export const GetCatalogCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogCategories($after: String) {
  productCategories(
    first: 100
    after: $after
    where: { orderby: NAME, order: ASC }
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
      parentDatabaseId
      menuOrder
      image {
        sourceUrl
        altText
      }
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}`) as unknown as TypedDocumentString<GetCatalogCategoriesQuery, GetCatalogCategoriesQueryVariables>;
export const GetCatalogIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogIds($first: Int!, $after: String, $include: [Int], $exclude: [Int], $orderby: [ProductsOrderbyInput]) {
  products(
    first: $first
    after: $after
    where: {
      include: $include
      exclude: $exclude
      orderby: $orderby
      status: "publish"
      stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER]
    }
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<GetCatalogIdsQuery, GetCatalogIdsQueryVariables>;
export const GetCatalogProductRestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogProductRest($id: Int!, $withVariations: Boolean!, $variationsAfter: String, $withTerms: Boolean!, $termsAfter: String) {
  products(
    first: 1
    where: {
      include: [$id]
      status: "publish"
      stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER]
    }
  ) {
    nodes {
      databaseId
      ... on Product {
        allTerms: terms(first: 100, after: $termsAfter) @include(if: $withTerms) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            ...ProductTerm
          }
        }
      }
      ... on VariableProduct {
        variations(first: 100, after: $variationsAfter) @include(if: $withVariations) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            ...VariationChoice
            menuOrder
            sku
            virtual
          }
        }
      }
    }
  }
}
    fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<GetCatalogProductRestQuery, GetCatalogProductRestQueryVariables>;
export const GetCatalogProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogProducts($first: Int!, $after: String, $include: [Int], $exclude: [Int], $slugIn: [String], $orderby: [ProductsOrderbyInput], $facts: [String]!, $reviews: Int!) {
  products(
    first: $first
    after: $after
    where: {
      include: $include
      exclude: $exclude
      slugIn: $slugIn
      orderby: $orderby
      status: "publish"
      stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER]
    }
  ) {
    found
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogProduct
    }
  }
}
    fragment CatalogProduct on Product {
  __typename
  databaseId
  name
  slug
  type
  date
  modified
  hasPassword
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  averageRating
  reviewCount
  sku
  virtual
  description
  shortDescription
  image {
    databaseId
    sourceUrl
    altText
  }
  galleryImages(first: 10) {
    nodes {
      sourceUrl
      altText
    }
  }
  productBrands(first: 1) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 10) {
    nodes {
      databaseId
      name
      slug
      parentDatabaseId
    }
  }
  productTags(first: 20) {
    nodes {
      name
      slug
    }
  }
  allTerms: terms(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ProductTerm
    }
  }
  addOns: metaData(keysIn: ["storefront_needs_wordpress"]) {
    key
    value
  }
  cardMetadata: metaData(keysIn: ["unit_quantity", "lowest_price_30_days"]) {
    key
    value
  }
  facts: metaData(keysIn: $facts) {
    key
    value
  }
  ... on ProductWithPricing {
    price(format: RAW)
    regularPrice(format: RAW)
    salePrice(format: RAW)
  }
  ... on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    soldIndividually
  }
  ... on ProductWithDimensions {
    weight
    length
    width
    height
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
  ... on VariableProduct {
    defaultAttributes(first: 10) {
      nodes {
        name
        value
      }
    }
    variations(first: 50) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...VariationChoice
        menuOrder
        sku
        virtual
      }
    }
  }
  ... on ExternalProduct {
    externalUrl
    buttonText
  }
  ... on GroupProduct {
    members: products(
      first: 100
      where: { stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER] }
    ) {
      nodes {
        ... on Product {
          databaseId
          onSale
          dateOnSaleFrom
          dateOnSaleTo
        }
        ... on ProductWithPricing {
          price(format: RAW)
          salePrice(format: RAW)
        }
      }
    }
  }
  related(first: 5) {
    nodes {
      ... on Product {
        databaseId
      }
    }
  }
  reviews(first: $reviews) {
    ...ReviewsInStars
  }
  ratings: reviews(first: 100) {
    edges {
      rating
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}
fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<GetCatalogProductsQuery, GetCatalogProductsQueryVariables>;
export const GetCatalogProtectedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogProtected($after: String) {
  contentNodes(
    first: 100
    after: $after
    where: { contentTypes: [PRODUCT], hasPassword: true }
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      cursor
    }
  }
}
    `) as unknown as TypedDocumentString<GetCatalogProtectedQuery, GetCatalogProtectedQueryVariables>;
export const GetCatalogSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogSettings {
  cart {
    total(format: FORMATTED)
    displayPricesIncludeTax
  }
}
    `) as unknown as TypedDocumentString<GetCatalogSettingsQuery, GetCatalogSettingsQueryVariables>;
export const GetCatalogTagsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogTags($after: String) {
  productTags(first: 100, after: $after, where: { orderby: NAME, order: ASC }) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}`) as unknown as TypedDocumentString<GetCatalogTagsQuery, GetCatalogTagsQueryVariables>;
export const GetProductReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getProductReviews($slug: ID!, $first: Int!, $after: String) {
  product(id: $slug, idType: SLUG) {
    databaseId
    reviewCount
    reviews(first: $first, after: $after) {
      ...ReviewsInStars
    }
    ratings: reviews(first: 100) {
      edges {
        rating
      }
    }
  }
}
    fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}`) as unknown as TypedDocumentString<GetProductReviewsQuery, GetProductReviewsQueryVariables>;
export const GetStockStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStockStatus($slug: ID!) {
  product(id: $slug, idType: SLUG) {
    databaseId
    ... on InventoriedProduct {
      stockStatus
      stockQuantity
    }
    ... on VariableProduct {
      variations(first: 100) {
        nodes {
          databaseId
          stockStatus
          stockQuantity
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetStockStatusQuery, GetStockStatusQueryVariables>;
export const CheckoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation checkout($input: CheckoutInput!) {
  checkout(input: $input) {
    result
    redirect
    order {
      ...OrderDetails
      customer {
        databaseId
      }
      downloadableItems(first: 100) {
        nodes {
          ...DownloadDetails
        }
      }
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}
fragment OrderDetails on Order {
  databaseId
  orderNumber
  orderKey
  status
  date
  currency
  needsPayment
  needsProcessing
  paymentMethod
  paymentMethodTitle
  customerNote
  metaData(
    keysIn: [
      "invoice_company"
      "invoice_eik"
      "invoice_vat"
      "invoice_mol"
      "invoice_address"
      "courier"
      "courier_office"
      "courier_office_id"
    ]
  ) {
    key
    value
  }
  subtotal(format: RAW)
  discountTotal(format: RAW)
  discountTax(format: RAW)
  shippingTotal(format: RAW)
  shippingTax(format: RAW)
  total(format: RAW)
  totalTax(format: RAW)
  refunds(first: 100) {
    nodes {
      amount
    }
  }
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
  lineItems(first: 100) {
    nodes {
      databaseId
      quantity
      subtotal(format: RAW)
      subtotalTax(format: RAW)
      total(format: RAW)
      totalTax(format: RAW)
      metaData {
        key
        value
      }
      product {
        node {
          databaseId
          name
          slug
          image {
            databaseId
            sourceUrl
            altText
          }
          ...TrackedProduct
        }
      }
      variation {
        node {
          databaseId
          name
          image {
            databaseId
            sourceUrl
            altText
          }
          attributes(first: 10) {
            nodes {
              name
              value
            }
          }
        }
      }
    }
  }
  shippingLines(first: 10) {
    nodes {
      methodTitle
      total
      totalTax
    }
  }
  couponLines(first: 20) {
    nodes {
      code
      discount
      discountTax
    }
  }
  feeLines(first: 20) {
    nodes {
      name
      total
      totalTax
    }
  }
}
fragment TrackedProduct on Product {
  productCategories(first: 1) {
    nodes {
      name
    }
  }
  productBrands(first: 1) {
    nodes {
      name
    }
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
}`) as unknown as TypedDocumentString<CheckoutMutation, CheckoutMutationVariables>;
export const GetAllowedCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAllowedCountries {
  allowedCountries
}
    `) as unknown as TypedDocumentString<GetAllowedCountriesQuery, GetAllowedCountriesQueryVariables>;
export const GetBackendCurrencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getBackendCurrency {
  cart {
    total(format: FORMATTED)
  }
}
    `) as unknown as TypedDocumentString<GetBackendCurrencyQuery, GetBackendCurrencyQueryVariables>;
export const GetBackendFactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getBackendFacts {
  generalSettings {
    title
    description
  }
  cart {
    total(format: FORMATTED)
  }
}
    `) as unknown as TypedDocumentString<GetBackendFactsQuery, GetBackendFactsQueryVariables>;
export const UpdateCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateCustomer($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) {
    customer {
      ...CustomerDetails
    }
  }
}
    fragment Address on CustomerAddress {
  firstName
  lastName
  company
  address1
  address2
  city
  postcode
  state
  country
  email
  phone
}
fragment CustomerDetails on Customer {
  databaseId
  firstName
  lastName
  email
  username
  billing {
    ...Address
  }
  shipping {
    ...Address
  }
}`) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const GetContentNodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getContentNodes($ids: [ID]!, $first: Int!) {
  contentNodes(
    first: $first
    where: { in: $ids, contentTypes: [POST, PAGE], hasPassword: false }
  ) {
    nodes {
      ...ContentNode
    }
  }
}
    fragment ContentNode on ContentNode {
  __typename
  databaseId
  slug
  uri
  date
  modified
  modifiedGmt
  ... on Post {
    title
    content
    excerpt
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
    categories(first: 100) {
      nodes {
        databaseId
      }
    }
    author {
      node {
        name
      }
    }
  }
  ... on Page {
    title
    content
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
  }
}`) as unknown as TypedDocumentString<GetContentNodesQuery, GetContentNodesQueryVariables>;
export const GetContentTimesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getContentTimes($after: String) {
  contentNodes(
    first: 100
    after: $after
    where: {
      contentTypes: [POST, PAGE]
      hasPassword: false
      orderby: [{ field: DATE, order: DESC }]
    }
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      databaseId
      modifiedGmt
    }
  }
}
    `) as unknown as TypedDocumentString<GetContentTimesQuery, GetContentTimesQueryVariables>;
export const GetMenuDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getMenu($location: MenuLocationEnum!) {
  menuItems(first: 100, where: { location: $location }) {
    nodes {
      databaseId
      parentDatabaseId
      order
      label
      uri
      url
      path
      target
    }
  }
}
    `) as unknown as TypedDocumentString<GetMenuQuery, GetMenuQueryVariables>;
export const GetPostCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getPostCategories($after: String) {
  categories(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      databaseId
      name
      slug
      description
      count
      parentDatabaseId
    }
  }
}
    `) as unknown as TypedDocumentString<GetPostCategoriesQuery, GetPostCategoriesQueryVariables>;
export const GetStorePagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorePages {
  products: contentType(id: "product", idType: NAME) {
    uri
  }
  posts: contentType(id: "post", idType: NAME) {
    uri
  }
  cart: pages(first: 10, where: { search: "[woocommerce_cart" }) {
    nodes {
      uri
    }
  }
  checkout: pages(first: 10, where: { search: "[woocommerce_checkout" }) {
    nodes {
      uri
    }
  }
  account: pages(first: 10, where: { search: "[woocommerce_my_account" }) {
    nodes {
      uri
    }
  }
  blocks: pages(first: 20, where: { search: "wp:woocommerce/" }) {
    nodes {
      uri
      content
    }
  }
}
    `) as unknown as TypedDocumentString<GetStorePagesQuery, GetStorePagesQueryVariables>;
export const GetAttributeSampleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAttributeSample($first: Int!) {
  products(first: $first, where: { status: "publish" }) {
    nodes {
      productBrands(first: 1) {
        nodes {
          slug
        }
      }
      ... on ProductWithAttributes {
        attributes(first: 20) {
          nodes {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetAttributeSampleQuery, GetAttributeSampleQueryVariables>;
export const GetWordPressSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getWordPressSettings {
  generalSettings {
    title
    url
    language
  }
  products(first: 1, where: { status: "publish" }) {
    found
    nodes {
      link
    }
  }
  posts(first: 1) {
    nodes {
      link
    }
  }
  pages(first: 100) {
    nodes {
      title
      uri
      isPrivacyPage
    }
  }
  shop: contentType(id: "product", idType: NAME) {
    uri
  }
  menus(first: 20) {
    nodes {
      name
      locations
    }
  }
}
    `) as unknown as TypedDocumentString<GetWordPressSettingsQuery, GetWordPressSettingsQueryVariables>;
export const AcknowledgeWithdrawalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation acknowledgeWithdrawal($input: AcknowledgeWithdrawalInput!) {
  acknowledgeWithdrawal(input: $input) {
    isMailed
  }
}
    `) as unknown as TypedDocumentString<AcknowledgeWithdrawalMutation, AcknowledgeWithdrawalMutationVariables>;
export const CancelStorefrontOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation cancelStorefrontOrder($id: Int!, $orderKey: String!) {
  cancelStorefrontOrder(input: { id: $id, orderKey: $orderKey }) {
    status
    needsPayment
  }
}
    `) as unknown as TypedDocumentString<CancelStorefrontOrderMutation, CancelStorefrontOrderMutationVariables>;
export const GetCatalogCategoryExtrasDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogCategoryExtras($after: String) {
  productCategories(
    first: 100
    after: $after
    where: { orderby: NAME, order: ASC }
  ) {
    nodes {
      databaseId
      seconddesc
      secondImage {
        sourceUrl
        altText
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetCatalogCategoryExtrasQuery, GetCatalogCategoryExtrasQueryVariables>;
export const GetCatalogPluginSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogPluginSettings {
  cart {
    total(format: FORMATTED)
    displayPricesIncludeTax
  }
  storefrontHidesSoldOut
}
    `) as unknown as TypedDocumentString<GetCatalogPluginSettingsQuery, GetCatalogPluginSettingsQueryVariables>;
export const GetStorefrontDeliveryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontDelivery {
  storefrontDelivery {
    couriers {
      courier
      plugin
      hasOffices
    }
    unsupported
  }
}
    `) as unknown as TypedDocumentString<GetStorefrontDeliveryQuery, GetStorefrontDeliveryQueryVariables>;
export const GetStorefrontDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontDraft($pass: String!, $facts: [String]!, $reviews: Int!) {
  storefrontDraft(pass: $pass) {
    databaseId
    kind
    title
    content
    excerpt
    date
    modified
    author
    image {
      sourceUrl
      altText
    }
    product {
      ...CatalogProduct
    }
  }
}
    fragment CatalogProduct on Product {
  __typename
  databaseId
  name
  slug
  type
  date
  modified
  hasPassword
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  averageRating
  reviewCount
  sku
  virtual
  description
  shortDescription
  image {
    databaseId
    sourceUrl
    altText
  }
  galleryImages(first: 10) {
    nodes {
      sourceUrl
      altText
    }
  }
  productBrands(first: 1) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 10) {
    nodes {
      databaseId
      name
      slug
      parentDatabaseId
    }
  }
  productTags(first: 20) {
    nodes {
      name
      slug
    }
  }
  allTerms: terms(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ProductTerm
    }
  }
  addOns: metaData(keysIn: ["storefront_needs_wordpress"]) {
    key
    value
  }
  cardMetadata: metaData(keysIn: ["unit_quantity", "lowest_price_30_days"]) {
    key
    value
  }
  facts: metaData(keysIn: $facts) {
    key
    value
  }
  ... on ProductWithPricing {
    price(format: RAW)
    regularPrice(format: RAW)
    salePrice(format: RAW)
  }
  ... on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    soldIndividually
  }
  ... on ProductWithDimensions {
    weight
    length
    width
    height
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
  ... on VariableProduct {
    defaultAttributes(first: 10) {
      nodes {
        name
        value
      }
    }
    variations(first: 50) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...VariationChoice
        menuOrder
        sku
        virtual
      }
    }
  }
  ... on ExternalProduct {
    externalUrl
    buttonText
  }
  ... on GroupProduct {
    members: products(
      first: 100
      where: { stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER] }
    ) {
      nodes {
        ... on Product {
          databaseId
          onSale
          dateOnSaleFrom
          dateOnSaleTo
        }
        ... on ProductWithPricing {
          price(format: RAW)
          salePrice(format: RAW)
        }
      }
    }
  }
  related(first: 5) {
    nodes {
      ... on Product {
        databaseId
      }
    }
  }
  reviews(first: $reviews) {
    ...ReviewsInStars
  }
  ratings: reviews(first: 100) {
    edges {
      rating
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}
fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<GetStorefrontDraftQuery, GetStorefrontDraftQueryVariables>;
export const GetStorefrontOfficesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontOffices($courier: String!, $after: String) {
  storefrontOffices(courier: $courier, after: $after) {
    offices {
      id
      kind
      name
      city
      region
      postcode
      address
      weekdays
      saturday
      sunday
      latitude
      longitude
      maxWeight
    }
    next
  }
}
    `) as unknown as TypedDocumentString<GetStorefrontOfficesQuery, GetStorefrontOfficesQueryVariables>;
export const GetStorefrontOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontOrder($id: Int!, $orderKey: String!) {
  storefrontOrder(id: $id, orderKey: $orderKey) {
    status
    needsPayment
    bankAccounts {
      holder
      iban
      bic
      bank
    }
    downloadableItems {
      ...DownloadDetails
    }
  }
}
    fragment DownloadDetails on DownloadableItem {
  id
  downloadId
  name
  url
  accessExpires
  downloadsRemaining
  product {
    databaseId
    name
    ... on ContentNode {
      slug
    }
  }
}`) as unknown as TypedDocumentString<GetStorefrontOrderQuery, GetStorefrontOrderQueryVariables>;
export const GetStorefrontSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontSettings {
  storefrontSettings
}
    `) as unknown as TypedDocumentString<GetStorefrontSettingsQuery, GetStorefrontSettingsQueryVariables>;
export const GetStorefrontShipmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontShipments($id: Int!, $orderKey: String!) {
  storefrontShipments(id: $id, orderKey: $orderKey) {
    courier
    number
    url
  }
}
    `) as unknown as TypedDocumentString<GetStorefrontShipmentsQuery, GetStorefrontShipmentsQueryVariables>;
export const GetStorefrontStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontStatus($isNotified: Boolean!) {
  storefrontStatus {
    shopUrl
    versions {
      name
      version
    }
    notificationStatus @include(if: $isNotified)
  }
}
    `) as unknown as TypedDocumentString<GetStorefrontStatusQuery, GetStorefrontStatusQueryVariables>;
export const GetStorefrontStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStorefrontStock($ids: [Int!]!) {
  storefrontStock(ids: $ids) {
    databaseId
    slug
  }
}
    `) as unknown as TypedDocumentString<GetStorefrontStockQuery, GetStorefrontStockQueryVariables>;
export const GetTextLanguagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getTextLanguages {
  products(first: 1) {
    nodes {
      textLanguage
    }
  }
  contentNodes(first: 1) {
    nodes {
      textLanguage
    }
  }
  productCategories(first: 1) {
    nodes {
      textLanguage
    }
  }
  menuItems(first: 1) {
    nodes {
      textLanguage
    }
  }
}
    `) as unknown as TypedDocumentString<GetTextLanguagesQuery, GetTextLanguagesQueryVariables>;
export const NotifyBackInStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notifyBackInStock($input: NotifyBackInStockInput!) {
  notifyBackInStock(input: $input) {
    mailed
    refused
  }
}
    `) as unknown as TypedDocumentString<NotifyBackInStockMutation, NotifyBackInStockMutationVariables>;
export const OpenStorefrontDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation openStorefrontDraft($input: OpenStorefrontDraftInput!) {
  openStorefrontDraft(input: $input) {
    pass
  }
}
    `) as unknown as TypedDocumentString<OpenStorefrontDraftMutation, OpenStorefrontDraftMutationVariables>;
export const TransferStorefrontSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation transferStorefrontSession($input: TransferStorefrontSessionInput!) {
  transferStorefrontSession(input: $input) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<TransferStorefrontSessionMutation, TransferStorefrontSessionMutationVariables>;
export const GetCatalogBrandsWithSeoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogBrandsWithSeo($after: String) {
  productBrands(first: 100, after: $after, where: { orderby: NAME, order: ASC }) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
      parentDatabaseId
      seo {
        ...TermSeo
      }
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}
fragment TermSeo on TaxonomySEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}`) as unknown as TypedDocumentString<GetCatalogBrandsWithSeoQuery, GetCatalogBrandsWithSeoQueryVariables>;
export const GetCatalogCategoriesWithSeoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogCategoriesWithSeo($after: String) {
  productCategories(
    first: 100
    after: $after
    where: { orderby: NAME, order: ASC }
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
      parentDatabaseId
      menuOrder
      image {
        sourceUrl
        altText
      }
      seo {
        ...TermSeo
      }
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}
fragment TermSeo on TaxonomySEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}`) as unknown as TypedDocumentString<GetCatalogCategoriesWithSeoQuery, GetCatalogCategoriesWithSeoQueryVariables>;
export const GetCatalogProductsWithSeoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogProductsWithSeo($first: Int!, $after: String, $include: [Int], $exclude: [Int], $slugIn: [String], $orderby: [ProductsOrderbyInput], $facts: [String]!, $reviews: Int!) {
  products(
    first: $first
    after: $after
    where: {
      include: $include
      exclude: $exclude
      slugIn: $slugIn
      orderby: $orderby
      status: "publish"
      stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER]
    }
  ) {
    found
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogProduct
      ... on Product {
        seo {
          ...PostSeo
        }
      }
    }
  }
}
    fragment CatalogProduct on Product {
  __typename
  databaseId
  name
  slug
  type
  date
  modified
  hasPassword
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  averageRating
  reviewCount
  sku
  virtual
  description
  shortDescription
  image {
    databaseId
    sourceUrl
    altText
  }
  galleryImages(first: 10) {
    nodes {
      sourceUrl
      altText
    }
  }
  productBrands(first: 1) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 10) {
    nodes {
      databaseId
      name
      slug
      parentDatabaseId
    }
  }
  productTags(first: 20) {
    nodes {
      name
      slug
    }
  }
  allTerms: terms(first: 100) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...ProductTerm
    }
  }
  addOns: metaData(keysIn: ["storefront_needs_wordpress"]) {
    key
    value
  }
  cardMetadata: metaData(keysIn: ["unit_quantity", "lowest_price_30_days"]) {
    key
    value
  }
  facts: metaData(keysIn: $facts) {
    key
    value
  }
  ... on ProductWithPricing {
    price(format: RAW)
    regularPrice(format: RAW)
    salePrice(format: RAW)
  }
  ... on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    soldIndividually
  }
  ... on ProductWithDimensions {
    weight
    length
    width
    height
  }
  ... on ProductWithAttributes {
    ...ChoiceAttributes
  }
  ... on VariableProduct {
    defaultAttributes(first: 10) {
      nodes {
        name
        value
      }
    }
    variations(first: 50) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...VariationChoice
        menuOrder
        sku
        virtual
      }
    }
  }
  ... on ExternalProduct {
    externalUrl
    buttonText
  }
  ... on GroupProduct {
    members: products(
      first: 100
      where: { stockStatus: [IN_STOCK, OUT_OF_STOCK, ON_BACKORDER] }
    ) {
      nodes {
        ... on Product {
          databaseId
          onSale
          dateOnSaleFrom
          dateOnSaleTo
        }
        ... on ProductWithPricing {
          price(format: RAW)
          salePrice(format: RAW)
        }
      }
    }
  }
  related(first: 5) {
    nodes {
      ... on Product {
        databaseId
      }
    }
  }
  reviews(first: $reviews) {
    ...ReviewsInStars
  }
  ratings: reviews(first: 100) {
    edges {
      rating
    }
  }
}
fragment ChoiceAttributes on ProductWithAttributes {
  attributes(first: 20) {
    nodes {
      name
      label
      options
      variation
      visible
      ... on GlobalProductAttribute {
        terms(first: 50, where: { orderby: MENU_ORDER, order: ASC }) {
          nodes {
            name
            slug
          }
        }
      }
    }
  }
}
fragment PostSeo on PostTypeSEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}
fragment ProductTerm on TermNode {
  taxonomyName
  slug
  name
}
fragment ReviewComment on Comment {
  databaseId
  content
  date
  author {
    node {
      name
    }
  }
}
fragment ReviewsInStars on ProductToCommentConnection {
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    rating
    node {
      ...ReviewComment
    }
  }
}
fragment VariationChoice on ProductVariation {
  databaseId
  name
  price(format: RAW)
  regularPrice(format: RAW)
  salePrice(format: RAW)
  onSale
  dateOnSaleFrom
  dateOnSaleTo
  purchasable
  stockStatus
  stockQuantity
  image {
    databaseId
    sourceUrl
    altText
  }
  cardMetadata: metaData(keysIn: ["lowest_price_30_days"]) {
    key
    value
  }
  attributes(first: 10) {
    nodes {
      name
      value
    }
  }
}`) as unknown as TypedDocumentString<GetCatalogProductsWithSeoQuery, GetCatalogProductsWithSeoQueryVariables>;
export const GetCatalogTagsWithSeoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCatalogTagsWithSeo($after: String) {
  productTags(first: 100, after: $after, where: { orderby: NAME, order: ASC }) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...CatalogTerm
      seo {
        ...TermSeo
      }
    }
  }
}
    fragment CatalogTerm on TermNode {
  databaseId
  slug
  name
  description
}
fragment TermSeo on TaxonomySEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}`) as unknown as TypedDocumentString<GetCatalogTagsWithSeoQuery, GetCatalogTagsWithSeoQueryVariables>;
export const GetContentNodesWithSeoDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getContentNodesWithSeo($ids: [ID]!, $first: Int!) {
  contentNodes(
    first: $first
    where: { in: $ids, contentTypes: [POST, PAGE], hasPassword: false }
  ) {
    nodes {
      ...ContentNode
      ... on Post {
        seo {
          ...PostSeo
        }
      }
      ... on Page {
        seo {
          ...PostSeo
        }
      }
    }
  }
}
    fragment ContentNode on ContentNode {
  __typename
  databaseId
  slug
  uri
  date
  modified
  modifiedGmt
  ... on Post {
    title
    content
    excerpt
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
    categories(first: 100) {
      nodes {
        databaseId
      }
    }
    author {
      node {
        name
      }
    }
  }
  ... on Page {
    title
    content
    featuredImage {
      node {
        databaseId
        sourceUrl
        altText
      }
    }
  }
}
fragment PostSeo on PostTypeSEO {
  title
  metaDesc
  metaKeywords
  metaRobotsNoindex
  metaRobotsNofollow
  canonical
  opengraphTitle
  opengraphDescription
  opengraphImage {
    sourceUrl
    altText
  }
  twitterTitle
  twitterDescription
  twitterImage {
    sourceUrl
    altText
  }
  schema {
    raw
  }
}`) as unknown as TypedDocumentString<GetContentNodesWithSeoQuery, GetContentNodesWithSeoQueryVariables>;