import '@mantine/core/styles.css';
import { Badge, Button, Checkbox, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { PageHandle } from '../../dashboards/page-handle.ts';
import { useSeat } from '../../dashboards/seat.ts';

export const handle: PageHandle = { title: 'overview', search: 'patients' };

/** Mantine on the tokens, inside the frame, to be looked at. */
export default function DashboardGallery() {
  const seat = useSeat();
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} fz="1.75rem" lh="2.125rem">
          Good morning, Dr. Umutoni
        </Title>
        <Text c="dimmed">Seat: {seat.kind}</Text>
      </div>
      <Group>
        <Button>Start meeting</Button>
        <Button variant="default">Back</Button>
        <Button variant="light">See times</Button>
        <Button variant="subtle">Clear</Button>
        <Button color="red">Cancel</Button>
        <Button disabled>Next</Button>
      </Group>
      <Group>
        {['tea', 'ochre', 'kivu', 'gray', 'red', 'clay'].map((color) => (
          <Badge key={color} color={color}>
            {color}
          </Badge>
        ))}
      </Group>
      <Paper p="md">
        <Stack>
          <TextInput label="Phone" error="A phone number has ten digits" defaultValue="0788 12" />
          <Select label="Status" data={['Pending', 'Ongoing']} defaultValue="Pending" />
          <Checkbox label="Kinyarwanda" defaultChecked />
        </Stack>
      </Paper>
    </Stack>
  );
}
