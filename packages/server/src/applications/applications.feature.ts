import { applicationsHandlers } from '../home-settings/home-settings.handlers.ts'

export const handlers = { applications: applicationsHandlers }
