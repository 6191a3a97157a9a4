export const publicSessionErrors = { 'public_session.needed': 401 } as const
