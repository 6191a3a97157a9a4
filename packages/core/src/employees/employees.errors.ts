export const employeeErrors = {
  'employees.phone_taken': 409,
  'employees.company_unknown': 422,
} as const
