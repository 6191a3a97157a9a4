export { businessCardsScreens as screens } from './business-cards.screens.ts'
