export { newsScreens as screens } from './news.screens.ts'
