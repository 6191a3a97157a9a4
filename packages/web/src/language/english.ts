/** All English words of the back office: a chunk of its own, fetched when somebody reads English. */
export { copyEn } from '@icss/core/copy/copy.en.ts'
export { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
