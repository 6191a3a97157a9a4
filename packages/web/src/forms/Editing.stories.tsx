import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Tutor } from '@icss/core/tutors/tutors.contract.ts'
import { tutorDraft } from '@icss/core/tutors/tutor.ts'
import { forever, type StoryAnswers } from '../story/stub-client.ts'
import { storyScreen } from '../story/storyScreen.tsx'
import TutorEditScreen from '../tutors/TutorEditScreen.tsx'
import { storyTutors } from '../tutors/tutors.records.fixture.ts'
import { draftOf } from './draft-of.ts'
import { keepDraft } from './kept-drafts.ts'

const tutor = storyTutors[0] as Tutor
const saved = draftOf(tutorDraft, tutor)
const theirs = { ...tutor, version: 2, name: '陈思遠', introduction: '十二年一线管理经验' }

/** Every state of core's draft machine, on a form in which a name was changed and nothing was saved before a reload. */
const meta = {
  title: 'Screens/Editing',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', machine: 'draft' },
  beforeEach: () => {
    sessionStorage.clear()
    keepDraft(`tutors.${tutor.id}`, { values: { ...saved, name: '陈思源' }, saved })
  },
} satisfies Meta
export default meta
type Story = StoryObj

const screen = (tutors: StoryAnswers['tutors'] = {}) =>
  storyScreen(`/tutoradd/${tutor.id}`, <TutorEditScreen params={{ id: tutor.id }} />, { answers: { tutors } })

const refused = (code: 'request.conflict' | 'request.not_found' | 'session.expired') => () =>
  Promise.reject(new ProblemError(code))

/** First what the form was opened with, then what `next` answers. */
const shownOnce = (next: () => Promise<Tutor>) => {
  let times = 0
  return () => (times++ === 0 ? Promise.resolve(tutor) : next())
}

const save: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(保存|Save)$/ }))
}

export const Changed: Story = { render: screen(), parameters: { state: 'editing' } }

export const Saving: Story = {
  render: screen({ update: () => forever() }),
  parameters: { state: 'saving' },
  play: save,
}

/** The list follows. */
export const Saved: Story = {
  render: screen({ update: () => Promise.resolve({ ...tutor, name: '陈思源' }) }),
  parameters: { state: 'saved' },
  play: save,
}

/** In the product a login stands over it; after it the save is sent again. */
export const SessionIsOver: Story = {
  render: screen({ update: refused('session.expired') }),
  parameters: { state: 'waiting' },
  play: save,
}

export const Comparing: Story = {
  render: screen({ update: refused('request.conflict'), show: shownOnce(() => forever()) }),
  parameters: { state: 'comparing' },
  play: save,
}

/** Kept from before a reload, while somebody else has changed it. */
export const ChangedBySomebodyElse: Story = {
  render: screen({ show: () => Promise.resolve(theirs) }),
  parameters: { state: 'clashing' },
}

export const Gone: Story = {
  render: screen({ update: refused('request.not_found') }),
  parameters: { state: 'gone' },
  play: async (context) => {
    await save(context)
    await expect(
      await within(context.canvasElement).findByText(/已被其他人删除|has been deleted|deleted it/),
    ).toBeVisible()
  },
}
