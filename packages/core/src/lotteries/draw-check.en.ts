import type { Translation } from '../copy/translate.ts'
import type { drawCheckZh } from './draw-check.zh.ts'

export const drawCheckEn: Translation<typeof drawCheckZh> = {
  holds: 'The check holds',
  fails: 'The check fails',
  first: 'Record {{record}}',
  which: {
    title: 'Which draw this is',
    draw: 'Draw {{number}} of “{{meeting}}”, {{participants}} people on the roster.',
    others: 'Draws of the same meeting before it: {{before}}. Ask the organiser for their proofs and check them too.',
    more: 'If the meeting held other draws, each has a proof of its own, numbered without a gap.',
    leftOut: 'Left out as winners of earlier draws: {{count}}. The earlier proofs say who won.',
  },
  misuse: {
    title: 'What could still have been misused',
    none: 'No round was abandoned, no winner voided, and nobody on the roster is unverified.',
    abandoned: 'Round {{round}} ({{award}}) was abandoned: {{reason}}.',
    abandonedLate: 'Round {{round}} ({{award}}) was abandoned late, when its result could be known: {{reason}}.',
    wouldHaveWon: 'It would have chosen {{names}}.',
    voided: '{{name}} of round {{round}} was voided: {{reason}}; the reserve {{replacedBy}} moved up.',
    voidedAlone: '{{name}} of round {{round}} was voided: {{reason}}; no reserve was left, the prize is drawn again.',
    hand: 'Added by hand by the organiser: {{count}} of the roster.',
    unverified:
      'Verified by nobody: {{count}} of the roster ({{open}} by a scan alone, {{printed}} by a printed code).',
    desk: 'Signed in at the desk: {{count}} of the roster.',
    noReason: 'no reason given',
  },
  rounds: {
    title: 'How strong each round is',
    none: 'No round was drawn.',
    round: 'Round {{round}}, {{award}}, {{prize}}: {{names}}',
    phones: 'phones {{given}} of {{of}}',
    voided: '{{name}} (voided)',
    between: ', ',
    with: '{{strength}}, {{phones}}',
    because: '. ',
  },
  strength: {
    title: 'Strength',
    public: 'public randomness',
    unknown: 'unknown beacon',
    phones: 'phones',
    word: 'word only',
  },
  means: {
    public:
      'Public randomness that came afterwards decided; neither the organiser nor anybody in the room could know it.',
    unknown: 'The signature is good, but the key of this beacon is not a known one: it may be the organiser’s own.',
    phones:
      'There was no public randomness. Who runs the server and holds k of these phones has 2^k results to choose from.',
    word: 'There was neither public randomness nor a phone. Who runs the server and knows the word could choose the result.',
  },
  why: {
    title: 'Why it can be trusted',
    roster: {
      title: 'The roster came first',
      text: 'The fingerprint of the {{participants}} people was public before the draw and has not changed.',
    },
    secret: {
      title: 'The organiser’s number was fixed',
      text: 'It was published after the draw, and matches the fingerprint shown before it.',
    },
    beacon: {
      title: 'The randomness is not the organiser’s',
      text: 'It is public, came {{seconds}} seconds after the announcement, and its signature is good.',
    },
    unknownBeacon: {
      title: 'The beacon is unknown',
      text: 'It came {{seconds}} seconds after the announcement and is signed, but the beacon is not a known one.',
    },
    noBeacon: { title: 'No public randomness', text: 'This round used none.' },
    phones: { title: 'Phones in the room counted', text: 'Phones that each opened a lock of their own: {{given}}.' },
    noPhones: { title: 'No phone took part', text: 'No phone opened a lock in this round.' },
    again: {
      title: 'Reckoned again',
      text: 'The same steps on your device gave the same names: {{count}}.',
    },
  },
  awards: { title: 'Winners', left: '{{count}} not drawn', none: 'Nobody won' },
  witness: {
    title: 'What this phone witnessed',
    notProof: 'This is what the phone saw at the time, not what the file proves.',
    line: 'Your line is on the roster, as the phone kept it.',
    lineMissing: 'Your line is not on the roster.',
    lineDiffers: 'Your line on the roster differs from the one the phone kept.',
    value: 'The value that your phone gave in round {{round}} is in the records.',
    valueMissing: 'The value that your phone gave in round {{round}} is not in the records.',
    seenMissing: 'A record that the phone saw ({{hash}}) is missing in this chain.',
    published: 'Round {{round}} was published {{seconds}} s before the randomness.',
    publishedLate: 'Round {{round}} was published {{seconds}} s after the randomness.',
  },
  page: {
    title: 'Check a draw',
    intro:
      'Choose the proof file that was downloaded after the draw. It is checked from the start on this device; nothing is sent, and no network is needed.',
    pick: 'Choose a proof file',
    another: 'Check another file',
    checking: 'Checking',
    loading: 'Getting ready to work without a network',
    ready: 'Ready, also without a network',
    notLoaded: 'Part of the program did not load. Connect and try again.',
    retry: 'Try again',
    tooLarge: 'The file is larger than 100 MB and is no proof.',
    file: 'Proof file',
    yourself: 'Check it yourself',
    how: 'How this works',
    back: 'Back',
    round: 'Round {{round}}',
    roundOf: '{{award}}, {{prize}}, round {{round}}',
    previous: 'Round {{round}}, {{award}}',
    next: 'Round {{round}}, {{award}}',
    draw: '{{meeting}}, draw {{number}}',
    firstDraw: 'Proof of the older version, draw {{drawId}}',
    own: 'This page comes from the organiser’s own server. To depend on nobody, check with a program that somebody else wrote, or run the command on a computer of your own.',
    command: 'Command',
    documentation:
      'Each step is described in docs/draw.md, which comes with the product, so that anybody can write another program.',
    script: 'Fingerprint of this page’s program (SHA-256)',
    scriptUnknown: 'The program’s files cannot be read now. Look again with a network.',
    records: 'All records',
    record: 'Record {{record}}, {{type}}',
  },
  how: {
    title: 'How a draw is kept honest',
    lead: 'In one sentence: whatever the organiser can choose is fixed and published first; then comes randomness that nobody controls.',
    one: {
      title: 'Roster and prizes are sealed',
      text: 'When the draw opens, a fingerprint of the roster, the prizes and their numbers is published. One letter changed later, and it no longer fits.',
    },
    two: {
      title: 'The organiser hands over the fingerprint of a secret',
      text: 'The server thinks of a secret number and publishes its fingerprint alone; the number follows after the draw. It cannot be exchanged.',
    },
    three: {
      title: 'A moment of public randomness is named',
      text: 'Institutions around the world make a signed random number together, every 3 seconds, that nobody knows before. Each round names one that does not exist yet.',
    },
    four: {
      title: 'Your phone adds a lock',
      text: 'At sign-in the phone makes a chain of values of its own and gives one in each round. One honest phone is enough that the organiser cannot decide alone.',
    },
    five: {
      title: 'Names follow step by step',
      text: 'Secret, randomness and the phones’ values go into a public procedure that takes names from the roster. Anyone who repeats it gets the same names.',
    },
    six: {
      title: 'Anybody can reckon again',
      text: 'After the draw everything is in the proof file. This page does it all again on your device and asks no server.',
    },
    limits: {
      title: 'What it cannot promise',
      text: 'It cannot prove that everybody on the roster was there, nor that no other draw was held. So the check first says which draw this is, which rounds were abandoned, and who was added by hand.',
    },
  },
  types: {
    open: 'opening',
    announce: 'announcement',
    close: 'values of the phones',
    draw: 'result',
    abandon: 'abandoned',
    void: 'voided',
    reveal: 'secret',
  },
  firstVersion:
    'This is a proof of the older icss-draw/v1: the result follows from commitment and word, but the organiser entered the word and could have tried several.',
}
