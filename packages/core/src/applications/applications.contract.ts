import { draftEndpoint } from '../home-settings/draft-endpoint.ts'

export const applicationsContract = {
  homeApps: draftEndpoint('homeApps', '首页应用', 'the home applications'),
  toolApps: draftEndpoint('toolApps', '工具应用', 'the tool applications'),
} as const
