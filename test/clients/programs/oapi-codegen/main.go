// Uses oapi-codegen's client: makes the calls, and reads an event once its signature is verified.
package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"

	"caller/workforce"

	"github.com/oapi-codegen/runtime/types"
)

type entry struct {
	StartedAt   time.Time `json:"started_at"`
	EndedAt     time.Time `json:"ended_at"`
	Description string    `json:"description"`
}

func (one entry) input() workforce.TimeEntryInput {
	return workforce.TimeEntryInput{StartedAt: one.StartedAt, EndedAt: one.EndedAt, Description: &one.Description}
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	var told struct {
		Url, Key     string
		Entry, Later entry
		Webhook      struct{ Body, Secret, Signature string }
	}
	if err := json.Unmarshal([]byte(os.Getenv("TOLD")), &told); err != nil {
		panic(err)
	}
	ctx := context.Background()
	client := must(workforce.NewClientWithResponses(told.Url, workforce.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+told.Key)
			return nil
		})))
	create := func(one entry) *workforce.CreateTimeEntryResponse {
		return must(client.CreateTimeEntryWithResponse(ctx, nil, one.input()))
	}

	balance := must(client.GetPtoBalanceWithResponse(ctx, nil))
	names := []string{}
	for _, one := range balance.JSON200.Data {
		names = append(names, one.Policy.Name)
	}
	created := create(told.Entry)
	create(told.Later)
	limit := workforce.Limit(1)
	first := must(client.ListTimeEntriesWithResponse(ctx, &workforce.ListTimeEntriesParams{Limit: &limit}))
	cursor := first.HTTPResponse.Header.Get("X-Next-Cursor")
	second := must(client.ListTimeEntriesWithResponse(ctx, &workforce.ListTimeEntriesParams{Limit: &limit, Cursor: &cursor}))
	conflict := create(told.Entry)
	invalid := create(entry{told.Entry.StartedAt, told.Entry.StartedAt, ""})
	csv := workforce.GetMyTimeReportParamsFormatCsv
	day := func(text string) types.Date { return types.Date{Time: must(time.Parse(time.DateOnly, text))} }
	file := must(client.GetMyTimeReportWithResponse(ctx, &workforce.GetMyTimeReportParams{
		From: day("2026-10-01"), To: day("2026-10-31"), Format: &csv,
	}))

	mac := hmac.New(sha256.New, []byte(told.Webhook.Secret))
	mac.Write([]byte(told.Webhook.Body))
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(expected), []byte(told.Webhook.Signature)) {
		panic("not from the service")
	}
	var event workforce.AbsenceApprovedEvent
	if err := json.Unmarshal([]byte(told.Webhook.Body), &event); err != nil {
		panic(err)
	}

	fmt.Println(string(must(json.Marshal(map[string]any{
		"balance": names,
		"created": created.JSON201.Data.Description,
		"pages":   []any{first.JSON200.Data[0].Description, second.JSON200.Data[0].Description},
		"codes":   []any{conflict.JSON409.Data.Code, invalid.JSON422.Data.Code},
		"file":    strings.Split(string(file.Body), "\n")[0],
		"event":   event.Data.Employee.Name,
	}))))
}
