import { type GivenAnswers, givenAnswersId } from '@icss/core/shell/given-answers.ts'

const json = document.getElementById(givenAnswersId)?.textContent ?? ''

/** What the document answers; nothing where the server had no answer, or another server gave the document. */
export const given = json === '' ? undefined : (JSON.parse(json) as GivenAnswers)
