export const usageErrors = {
  'usage.traffic_used': 403,
} as const
