/** What browsers write of a data channel, offer and answer; for the tests. */

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');

interface Browser {
  readonly name: string;
  readonly offer: string;
  readonly answer: string;
  /** Where the offer says that the device is, the best first. */
  readonly reached: readonly string[];
}

const FINGERPRINT =
  '7B:40:BA:58:29:99:02:9A:FF:F5:38:C3:7B:9C:FA:59:6A:EB:5B:81:64:F4:01:53:C8:81:DE:49:59:91:C9:69';

const chromium = (setup: string, first: string, ...candidates: string[]) =>
  lines(
    'v=0',
    'o=- 8990033797843252536 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'a=extmap-allow-mixed',
    'a=msid-semantic: WMS',
    `m=application ${first} UDP/DTLS/SCTP webrtc-datachannel`,
    'c=IN IP4 0.0.0.0',
    ...candidates.map((candidate) => `a=candidate:${candidate}`),
    'a=ice-ufrag:69+h',
    'a=ice-pwd:+zLQo14Gpgz44n8iKgR+7ABW',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  );

const firefox = (setup: string, first: string, ...candidates: string[]) =>
  lines(
    'v=0',
    'o=mozilla...THIS_IS_SDPARTA-99.0 9036373023806712953 0 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=sendrecv',
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    'a=group:BUNDLE 0',
    'a=ice-options:trickle',
    'a=msid-semantic:WMS *',
    `m=application ${first} UDP/DTLS/SCTP webrtc-datachannel`,
    'c=IN IP4 0.0.0.0',
    ...candidates.map((candidate) => `a=candidate:${candidate}`),
    'a=sendrecv',
    'a=end-of-candidates',
    'a=ice-pwd:e974bdfc2901fcad363c747edcff658e',
    'a=ice-ufrag:a43e6eed',
    'a=mid:0',
    `a=setup:${setup}`,
    'a=sctp-port:5000',
    'a=max-message-size:1073741823',
  );

/** Those of Chromium and Firefox were recorded; Safari's, which shares its code with Chromium, was not to be had. */
export const browsers: readonly Browser[] = [
  {
    name: 'Chromium 156, names instead of addresses',
    offer: chromium(
      'actpass',
      '9',
      '3878383958 1 udp 2113937151 db5efc16-1059-4b05-9540-2136b9b5e988.local 50144 typ host generation 0 network-cost 999',
      '3763936742 1 udp 2113942271 106b15ca-b68e-418f-a9dc-a65af24a4949.local 44015 typ host generation 0 network-cost 999',
    ),
    answer: chromium(
      'active',
      '9',
      '3475166819 1 udp 2113937151 db5efc16-1059-4b05-9540-2136b9b5e988.local 49699 typ host generation 0 network-cost 999',
    ),
    reached: [
      '106b15ca-b68e-418f-a9dc-a65af24a4949.local 44015 typ host',
      'db5efc16-1059-4b05-9540-2136b9b5e988.local 50144 typ host',
    ],
  },
  {
    name: 'Chromium 156, addresses and a STUN server',
    offer: chromium(
      'actpass',
      '52585',
      '488229136 1 udp 2113937151 192.0.2.2 52585 typ host generation 0 network-cost 999',
      '443262368 1 udp 2113942271 fd00::2 47967 typ host generation 0 network-cost 999',
      '842163049 1 udp 1677729535 203.0.113.9 40711 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999',
      '1763936742 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active generation 0 network-cost 999',
    ),
    answer: chromium(
      'active',
      '43169',
      '1232367616 1 udp 2113937151 192.0.2.2 43169 typ host generation 0 network-cost 999',
    ),
    reached: [
      'fd00:0000:0000:0000:0000:0000:0000:0002 47967 typ host',
      '192.0.2.2 52585 typ host',
      '203.0.113.9 40711 typ srflx raddr 0.0.0.0 rport 0',
    ],
  },
  {
    name: 'Firefox 153, names instead of addresses',
    offer: firefox(
      'actpass',
      '9',
      '0 1 UDP 2122187007 308e27f7-2f1a-4ae8-8cab-38b4a2a48b2a.local 48346 typ host',
      '1 1 UDP 2122252543 bbbdc1df-2ba5-43e8-973a-82a7b0770b80.local 33846 typ host',
      '2 1 TCP 2105458943 308e27f7-2f1a-4ae8-8cab-38b4a2a48b2a.local 9 typ host tcptype active',
      '3 1 TCP 2105524479 bbbdc1df-2ba5-43e8-973a-82a7b0770b80.local 9 typ host tcptype active',
    ),
    answer: firefox(
      'active',
      '9',
      '0 1 UDP 2122187007 e6d35897-8b4d-4c0c-8c57-6512f65f9cbf.local 59695 typ host',
    ),
    reached: [
      'bbbdc1df-2ba5-43e8-973a-82a7b0770b80.local 33846 typ host',
      '308e27f7-2f1a-4ae8-8cab-38b4a2a48b2a.local 48346 typ host',
    ],
  },
  {
    name: 'Firefox 153, addresses',
    offer: firefox(
      'actpass',
      '44688',
      '0 1 UDP 2122187007 192.0.2.2 44688 typ host',
      '1 1 UDP 2122252543 fd00::2 42972 typ host',
      '2 1 TCP 2105458943 192.0.2.2 9 typ host tcptype active',
      '3 1 TCP 2105524479 fd00::2 9 typ host tcptype active',
    ),
    answer: firefox('passive', '50960', '0 1 UDP 2122187007 192.0.2.2 50960 typ host'),
    reached: ['fd00:0000:0000:0000:0000:0000:0000:0002 42972 typ host', '192.0.2.2 44688 typ host'],
  },
  {
    name: 'Safari, names instead of addresses',
    offer: chromium(
      'actpass',
      '9',
      '1511920713 1 udp 2113937151 7D3EE6A9-2EA0-4AD2-8C4C-91C5DA4C2D9E.local 56170 typ host generation 0 network-cost 999',
      '1511920714 1 tcp 1518280447 7D3EE6A9-2EA0-4AD2-8C4C-91C5DA4C2D9E.local 9 typ host tcptype active generation 0',
    ),
    answer: chromium(
      'active',
      '9',
      '1511920713 1 udp 2113937151 0b6f11c0-61c5-4de6-b86f-1bd3f7dd3e19.local 61812 typ host generation 0 network-cost 999',
    ),
    reached: ['7d3ee6a9-2ea0-4ad2-8c4c-91c5da4c2d9e.local 56170 typ host'],
  },
];
