import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingScenario, createBookingScenario, monday } from '../../../testing/booking-scenario.ts';
import { makeMember, type Person } from '../../../testing/people.ts';

let scenario: BookingScenario;
beforeAll(async () => (scenario = await createBookingScenario()));
afterAll(() => scenario.close());

const forms = {
  doctor: () => ({ type: 'default' }),
  hospital: () => ({ doctor_id: [scenario.doctor.id] }),
};

describe.each(['doctor', 'hospital'] as const)('the reception of a %s', (kind) => {
  const member = (role: 'reception') => makeMember(scenario, scenario[kind], role, 'Rose');
  const enter = ({ token }: Person, row: object, calendar = 'calendars') =>
    scenario.call('POST', `/${kind}/${calendar}`, {
      token,
      body: { date: monday, start_time: '09:00 AM', end_time: '10:00 AM', ...forms[kind](), ...row },
    });
  const remove = ({ token }: Person, id: string, calendar = 'calendars') =>
    scenario.call('DELETE', `/${kind}/${calendar}/${id}`, { token });
  const blocks = async () => {
    const path = `/${kind}/agenda?from=${monday}&to=${monday}`;
    const { body } = await scenario.call('GET', path, { token: scenario[kind].token });
    return body.data.blocks.map((one: { start_time: string }) => one.start_time);
  };

  it('blocks time of one day, and removes the block again', async () => {
    const reception = await member('reception');
    const { status, body } = await enter(reception, { isAvailable: 0 });
    expect([status, body.data[0]?.isAvailable]).toEqual([201, false]);
    expect(await blocks()).toEqual(['09:00 AM']);
    expect((await remove(reception, body.data[0].id)).status).toBe(200);
    expect(await blocks()).toEqual([]);
  });

  it('can neither add working time of one day nor remove it, nor change the weekly hours', async () => {
    const reception = await member('reception');
    const refused = async (reply: Promise<{ status: number; body: { code?: string } }>) => {
      const { status, body } = await reply;
      return [status, body.code];
    };
    const opened = await enter(scenario[kind], { isAvailable: 1 });
    const weekly = await enter(scenario[kind], { day: 'Monday', isAvailable: 0 }, 'default_calendars');
    const ids = [opened, weekly].map(({ body }) => body.data[0].id as string);
    const no = [403, 'not_permitted'];
    expect(await refused(enter(reception, { isAvailable: 1 }))).toEqual(no);
    expect(await refused(enter(reception, {}))).toEqual(no);
    expect(await refused(remove(reception, ids[0]!))).toEqual(no);
    expect(await refused(enter(reception, { day: 'Monday', isAvailable: 0 }, 'default_calendars'))).toEqual(no);
    expect(await refused(remove(reception, ids[1]!, 'default_calendars'))).toEqual(no);
    // what was refused is still there for the owner to remove
    expect((await remove(scenario[kind], ids[0]!)).status).toBe(200);
    expect((await remove(scenario[kind], ids[1]!, 'default_calendars')).status).toBe(200);
  });
});

it('a nurse of a hospital, who may not book, cannot block time', async () => {
  const { token } = await makeMember(scenario, scenario.hospital, 'nurse', 'Eric');
  const body = {
    date: monday,
    start_time: '09:00 AM',
    end_time: '10:00 AM',
    isAvailable: 0,
    doctor_id: [scenario.doctor.id],
  };
  expect((await scenario.call('POST', '/hospital/calendars', { token, body })).body.code).toBe('not_permitted');
});
