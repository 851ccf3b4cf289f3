/** In place of WebRTC: invitations and answers that find each other by their numbers, over wires of the test. */
import type { Link } from '../../web/lib/guests/link';
import { type Fate, wire } from './wire';

const calm: Fate = () => null;
/** A wire on which nothing goes wrong. */
export const calmly = () =>
  wire({ toHost: calm, toGuest: calm, forge: String, forgeToGuest: String, toldGuest: () => {} });

let made = 0;
let answered = 0;
const answers = new Map<string, { who: unknown; met: (link: Link) => void }>();

export const meetings = {
  /** Who answers an invitation now. */
  who: (): unknown => null,
  /** Gives the two ends of a wire between who has invited and who has answered. */
  wires: (_answering: unknown) => calmly(),
};

/** As `lib/guests/peer.ts`. */
export const peer = {
  invite: async () => {
    const number = ++made;
    const code = `offer ${number}`;
    let met: (link: Link) => void = () => {};
    const link = new Promise<Link>((resolve) => {
      met = resolve;
    });
    const accept = async (answer: string) => {
      const answering = answers.get(answer);
      if (!answering) return;
      const ends = meetings.wires(answering.who);
      answering.met(ends.guest);
      met(ends.host);
    };
    return { code, number, link, accept, close: () => {} };
  },
  reply: async (invitation: string) => {
    const code = `answer ${invitation.split(' ')[1]} ${++answered}`;
    const who = meetings.who();
    const link = new Promise<Link>((met) => answers.set(code, { who, met }));
    return { code, oncode: null, link, close: () => {} };
  },
};

/** As `lib/guests/signal.ts`. */
export const unpackSignal = (code: string) => ({
  kind: 'answer',
  meeting: Number(code.split(' ')[1]),
  sdp: '',
});
