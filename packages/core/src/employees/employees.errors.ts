export const employeeErrors = {
  'employees.phone_taken': 409,
} as const

type Own = typeof employeeErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
