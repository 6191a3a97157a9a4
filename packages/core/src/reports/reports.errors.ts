export const reportErrors = { 'reports.handled': 409, 'reports.too_many': 409 } as const
