export { demandsScreens as screens, demandsMenu as menu } from './demands.screens.ts'
