"""Uses openapi-generator's Python client: makes the calls, and reads an event once its signature is verified."""

import hashlib
import hmac
import json
import os
from datetime import date, datetime

from openapi_client import AbsenceApprovedEvent, ApiClient, Configuration, PtoApi, TimeEntryInput, TrackingApi
from openapi_client.exceptions import ApiException

told = json.loads(os.environ["TOLD"])
client = ApiClient(Configuration(host=told["url"], access_token=told["key"]))
tracking = TrackingApi(client)


def entry(one, ended_at=None):
    return TimeEntryInput(
        started_at=datetime.fromisoformat(one["started_at"]),
        ended_at=datetime.fromisoformat(ended_at or one["ended_at"]),
        description=one["description"],
    )


def code_of(body):
    """The error code of a refused call."""
    try:
        tracking.create_time_entry(body)
    except ApiException as error:
        return error.data.data.code


balance = PtoApi(client).get_pto_balance()
created = tracking.create_time_entry(entry(told["entry"]))
tracking.create_time_entry(entry(told["later"]))
first = tracking.list_time_entries_with_http_info(limit=1)
second = tracking.list_time_entries(limit=1, cursor=first.headers["X-Next-Cursor"])
file = tracking.get_my_time_report_without_preload_content(date(2026, 10, 1), date(2026, 10, 31), format="csv")

webhook = told["webhook"]
body = webhook["body"].encode()
digest = hmac.new(webhook["secret"].encode(), body, hashlib.sha256).hexdigest()
assert hmac.compare_digest(f"sha256={digest}", webhook["signature"])
event = AbsenceApprovedEvent.from_json(webhook["body"])

print(
    json.dumps(
        {
            "balance": [one.policy.name for one in balance.data],
            "created": created.data.description,
            "pages": [first.data.data[0].description, second.data[0].description],
            "codes": [code_of(entry(told["entry"])), code_of(entry(told["entry"], told["entry"]["started_at"]))],
            "file": file.data.decode().split("\n")[0],
            "event": event.data.employee.name,
        }
    )
)
