export const contentPermissionErrors = { 'opening.too_many': 422 } as const
