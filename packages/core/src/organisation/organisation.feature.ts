export { organisationScreens as screens, organisationMenu as menu } from './organisation.screens.ts'
