export const employeeErrors = {
  'employees.phone_taken': 409,
} as const
