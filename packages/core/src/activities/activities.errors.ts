export const activityErrors = { 'activities.over': 409 } as const
