export const companyErrors = {
  'companies.name_taken': 409,
  'companies.credit_code_taken': 409,
  'companies.abnormal': 422,
} as const
