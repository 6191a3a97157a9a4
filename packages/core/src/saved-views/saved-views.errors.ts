export const savedViewErrors = { 'saved_view.limit': 409 } as const
