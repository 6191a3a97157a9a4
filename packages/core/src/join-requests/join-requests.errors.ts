export const joinRequestErrors = { 'join_requests.handled': 409, 'join_requests.waiting': 409 } as const
