export const companyErrors = {
  'companies.name_taken': 409,
  'companies.name_alike': 409,
  'companies.credit_code_taken': 409,
  'companies.abnormal': 422,
  'companies.unknown': 422,
  'companies.search_empty': 404,
  'companies.search_failed': 502,
} as const

type Own = typeof companyErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
